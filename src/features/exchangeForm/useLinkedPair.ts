import { useRouter } from 'next/router'
import { selectCurrenciesStatus, selectCurrencyBySlug } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'

const selectNothing = () => undefined
const bySlug = (slug: unknown) =>
  typeof slug === 'string' ? selectCurrencyBySlug(slug.toLowerCase()) : selectNothing

export function useLinkedPair() {
  const { query, isReady } = useRouter()
  const isLink = isReady && Boolean(query.from && query.to)
  const from = useAppSelector(bySlug(isLink && query.from))
  const to = useAppSelector(bySlug(isLink && query.to))
  const isMissing = isLink && (!from || !to)
  const hasLoaded = useAppSelector(selectCurrenciesStatus) === 'success'
  const isUnknown = isLink && (isMissing ? hasLoaded : from === to)
  return { isLink, from, to, isMissing, isUnknown }
}
