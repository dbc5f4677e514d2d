import { useTranslation } from 'next-i18next/pages'
import Link from 'next/link'
import { paths } from '@/config/paths'
import { useExchangePath } from '@/store/useExchangePath'
import { Section } from '@/ui/layout/Section'

const REASONS = ['history', 'cashback', 'addresses', 'devices'] as const

export function AccountReasons() {
  const { t } = useTranslation('sign-in')
  const exchange = useExchangePath()
  return (
    <Section title={t('reasons.title')}>
      <ul>
        {REASONS.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
      </ul>
      <p>
        <Link href={paths.loyalty}>{t('reasons.levels')}</Link>
      </p>
      <p>
        {t('reasons.notNeeded')} <Link href={exchange}>{t('reasons.exchange')}</Link>
      </p>
    </Section>
  )
}
