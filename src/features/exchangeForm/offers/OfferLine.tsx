import { useEffect, useEffectEvent, useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import type { OfferProvider } from '@/contract/quotes'
import { NO_FILTER } from '@/domain/exchange/quote'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectOfferFilter } from '@/store/slices/exchangeSlice'
import type { ShownQuote } from '@/store/slices/quoteSlice'
import { Custody } from '@/ui/currency/Custody'
import { useOnDemand } from '@/ui/hooks/useOnDemand'
import styles from './OfferLine.module.css'

type Props = { from: Currency | undefined; to: Currency | undefined; quote: ShownQuote | null }

/** Nothing in the sandbox, where there is no provider. */
export function OfferLine({ from, to, quote }: Props) {
  const { i18n } = useTranslation('exchange')
  const { locale } = useLanguage()
  const provider = useLastProvider(quote)
  const isFiltered = useAppSelector(selectOfferFilter) !== NO_FILTER
  const isLive = provider !== null || isFiltered
  const { Component, want } = useOnDemand(async () => {
    const { OfferPanel, loadOfferTexts } = await import('./OfferPanel')
    await loadOfferTexts(i18n, locale)
    return OfferPanel
  })
  const load = useEffectEvent(want)
  useEffect(() => {
    if (isLive) load()
  }, [isLive, locale])
  if (!isLive) return null
  return (
    <div>
      <p className={styles.custody}>{provider && <Custody provider={provider} />}</p>
      {Component && from && to && <Component from={from} to={to} />}
    </div>
  )
}

/** Of the last quote while loading, so that the line does not jump. */
function useLastProvider(quote: ShownQuote | null): OfferProvider | null {
  const provider = quote?.estimate?.provider ?? null
  const [last, setLast] = useState(provider)
  if (provider && provider.id !== last?.id) setLast(provider)
  return provider ?? last
}
