import { paths } from '@/config/paths'
import type { Currency } from '@/domain/currency/currency'
import { pairTickers } from '@/features/curatedLinks/linkedCurrency'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import styles from './PairLinks.module.css'

export function PairLinks({ from, to }: { from: Currency; to: Currency }) {
  const { t } = useTranslation('exchange')
  const path = from.isFiat || to.isFiat ? paths.fiatPair : paths.pair
  return (
    <Section title={t('pair.links')}>
      <div className={styles.links}>
        <ButtonLink look="outline" href={paths.guide(from.symbol, to.symbol)} prefetch={false}>
          {t('pair.guide')}
        </ButtonLink>
        <ButtonLink look="outline" href={path(to.symbol, from.symbol)} prefetch={false}>
          {t('pair.reverse', pairTickers(to, from))}
        </ButtonLink>
      </div>
    </Section>
  )
}
