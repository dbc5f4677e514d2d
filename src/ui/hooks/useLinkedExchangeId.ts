import { useEffect, useRef } from 'react'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'

/** Fills an empty field with the `exchangeId` of the page's address. */
export function useLinkedExchangeId() {
  const exchangeId = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The page is served the same for every address.
    const linked = new URLSearchParams(window.location.search).get('exchangeId') ?? ''
    const { current: field } = exchangeId
    if (field?.value === '' && looksLikeExchangeId(linked)) field.value = linked
  }, [])
  return exchangeId
}
