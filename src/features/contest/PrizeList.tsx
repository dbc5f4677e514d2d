import { useTranslation } from 'next-i18next/pages'
import { useLanguage } from '@/i18n/useLanguage'
import { numberFormat } from '@/domain/money/numberFormat'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'

export function PrizeList({ prizes }: { prizes: readonly string[] }) {
  const { t } = useTranslation('contest')
  const { intl } = useLanguage()
  const number = numberFormat(intl)
  return (
    <Panel>
      <DescriptionList
        rows={prizes.map((prize, index) => [t('prizes.place', { place: number.format(index + 1) }), prize])}
      />
    </Panel>
  )
}
