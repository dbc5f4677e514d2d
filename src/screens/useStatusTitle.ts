import { useTranslation } from '@/i18n/useTranslation'
import { selectExchanges } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** «Confirming · Exchange abc123 | Halyard». */
export function useStatusTitle() {
  const { t } = useTranslation('exchange-status')
  const { brand } = useAppSelector(selectSite)
  const exchanges = useAppSelector(selectExchanges)
  return (id?: string) => {
    const status = id && exchanges[id]?.status
    // The server renders the page of every exchange once, before it knows which.
    const title = t('seo.title', { brand: brand.name, id: id ?? '' }).replace(/ {2,}/, ' ')
    return status ? `${t(`progress.${status}`)} · ${title}` : title
  }
}
