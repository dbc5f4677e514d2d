import { useEffect } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectOpenExchanges } from '@/store/slices/otherSlice'

/** On the icon of the installed app. */
export function useOpenExchangesBadge() {
  const count = useAppSelector(selectOpenExchanges)
  useEffect(() => {
    // Browsers without badges, and sites that are not installed, refuse.
    void navigator.setAppBadge?.(count).catch(() => undefined)
  }, [count])
}
