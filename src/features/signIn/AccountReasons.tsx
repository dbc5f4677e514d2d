import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { useExchangePath } from '@/store/useExchangePath'
import { Section } from '@/ui/layout/Section'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'

const REASONS = ['history', 'cashback', 'addresses', 'devices'] as const

export function AccountReasons() {
  const { t } = useTranslation('sign-in')
  const isOff = useIsOff()
  const exchange = useExchangePath()
  const reasons = REASONS.filter((reason) => reason !== 'cashback' || !isOff(paths.loyalty))
    .map((reason) => t(`reasons.${reason}`))
    .filter((text) => text !== '')
  return (
    <Section title={t('reasons.title') || t('reasons.exchange')}>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!isOff(paths.loyalty) && (
        <p>
          <PageLink href={paths.loyalty}>{t('reasons.levels')}</PageLink>
        </p>
      )}
      <p>
        {t('reasons.notNeeded')} <PageLink href={exchange}>{t('reasons.exchange')}</PageLink>
      </p>
    </Section>
  )
}
