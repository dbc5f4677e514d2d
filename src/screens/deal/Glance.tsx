import { useTranslation } from 'next-i18next/pages'
import { showAmount } from '@/domain/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useProseFacts } from '@/store/useProseFacts'
import { Facts } from '@/ui/Facts'
import { Panel } from '@/ui/Panel'
import type { DealData } from './loadDeal'

/** The numbers of the deal, as of the page's making. */
export function Glance({ coin, minimum }: Pick<DealData, 'coin' | 'minimum'>) {
  const { t } = useTranslation('buy-sell')
  const { intl } = useLanguage()
  const facts = useProseFacts()
  const least =
    minimum && ([t('glance.minimum'), `${showAmount(minimum.amount, intl)} ${minimum.ticker}`] as const)
  const networks =
    coin && ([t('glance.networks'), coin.on.map(({ network }) => network).join(' · ')] as const)
  return (
    <Panel>
      <Facts
        rows={[
          ...(least ? [least] : []),
          [t('glance.rate'), t('glance.floating')],
          [t('glance.fee'), t('glance.inRate', facts)],
          [t('glance.time'), t('glance.minutes', facts)],
          ...(networks ? [networks] : []),
        ]}
      />
    </Panel>
  )
}
