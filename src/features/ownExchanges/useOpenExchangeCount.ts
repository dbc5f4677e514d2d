import { useEffect } from 'react'
import { ownExchanges, watchOwnExchanges } from '@/browser/storage/ownExchanges'
import { isOpenRecord } from '@/domain/exchange/ownRecord'
import { openExchangesCounted } from '@/store/slices/otherSlice'
import { useAppDispatch } from '@/store/hooks'

export function useOpenExchangeCount() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const count = () => {
      const now = Date.now()
      dispatch(openExchangesCounted(ownExchanges().filter((own) => isOpenRecord(own, now)).length))
    }
    count()
    return watchOwnExchanges(count)
  }, [dispatch])
}
