import { showAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'
import type { BuySellData } from './loadBuySell'

export function BuySellSummary({ coin, minimum }: Pick<BuySellData, 'coin' | 'minimum'>) {
  const { t } = useTranslation('buy-sell')
  const { intl } = useLanguage()
  const values = useProseValues()
  const lowest =
    minimum && ([t('glance.minimum'), `${showAmount(minimum.amount, intl)} ${minimum.ticker}`] as const)
  const networks =
    coin && ([t('glance.networks'), coin.on.map(({ network }) => network).join(' · ')] as const)
  return (
    <Panel>
      <DescriptionList
        rows={[
          ...(lowest ? [lowest] : []),
          [t('glance.rate'), t('glance.floating')],
          ...named(t('glance.fee'), t('glance.deducted', values)),
          ...named(t('glance.time'), t('glance.minutes', values)),
          ...(networks ? [networks] : []),
        ]}
      />
    </Panel>
  )
}

/** A text about an unknown figure is empty. */
const named = (label: string, text: string): (readonly [string, string])[] => (text ? [[label, text]] : [])
