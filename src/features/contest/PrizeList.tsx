import { useTranslation } from 'next-i18next/pages'
import { useLanguage } from '@/i18n/useLanguage'
import { numberFormat } from '@/domain/numberFormat'
import { Facts } from '@/ui/Facts'
import { Panel } from '@/ui/Panel'

/** What each place gets, in the operator's own words. */
export function PrizeList({ prizes }: { prizes: readonly string[] }) {
  const { t } = useTranslation('contest')
  const { intl } = useLanguage()
  const number = numberFormat(intl)
  return (
    <Panel>
      <Facts
        rows={prizes.map((prize, index) => [t('prizes.place', { place: number.format(index + 1) }), prize])}
      />
    </Panel>
  )
}
