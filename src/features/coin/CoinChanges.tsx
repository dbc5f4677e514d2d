import type { CoinFigures } from '@/domain/market/coinFigures'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { PriceChange } from '@/ui/table/PriceChange'
import styles from './CoinMarket.module.css'

export function CoinChanges({ changes }: Pick<CoinFigures, 'changes'>) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  if (changes.length === 0) return null
  return (
    <dl className={styles.facts}>
      {changes.map(({ range, percent }) => (
        <div key={range}>
          <dt>{t('span.change', { range: t(`chart.range.${range}`) })}</dt>
          <dd>
            <PriceChange percent={percent} intl={intl} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
