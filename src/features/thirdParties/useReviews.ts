import { useEffect } from 'react'
import { refillReviews } from '@/integrations/trustpilot'
import { useAppSelector } from '@/store/hooks'
import { selectVendorStatus } from '@/store/thirdPartiesSlice'

/** Another language draws the place of the reviews anew. */
export function useReviews(language: string) {
  const hasArrived = useAppSelector(selectVendorStatus('trustpilot')) === 'success'
  useEffect(() => {
    if (hasArrived) refillReviews()
  }, [hasArrived, language])
}
