import { useCustomer } from '@/auth/useCustomer'
import { useOpenExchangesBadge } from '@/features/app/useOpenExchangesBadge'
import { useServiceWorker } from '@/features/app/useServiceWorker'
import { useMixpanel } from '@/features/analytics/useMixpanel'
import { useAnnouncementLoop } from '@/features/notices/useAnnouncementLoop'
import { useConsent } from '@/features/notices/useConsent'
import { useReferralConsent } from '@/features/notices/useReferralConsent'
import { useErrorReports } from '@/features/errorReports/useErrorReports'
import { useFeatureFlags } from '@/features/featureFlags/useFeatureFlags'
import { useSessionLoop } from '@/features/session/useSessionLoop'
import { useVisitorCheckIn } from '@/features/session/useVisitorCheckIn'
import { useThirdParties } from '@/features/thirdParties/useThirdParties'
import { useVitals } from '@/features/vitals/useVitals'
import { savesData } from '@/browser/storage/savesData'
import { loadCurrencies } from '@/store/currency/loadLists'
import { useEffect } from 'react'
import { ownExchanges, watchOwnExchanges } from '@/browser/storage/ownExchanges'
import { isOpenRecord } from '@/domain/exchange/ownRecord'
import { openExchangesCounted } from '@/store/slices/otherSlice'
import { useAppDispatch } from '@/store/hooks'
import { hasRecentWallet } from '@/browser/storage/walletMemory'
import { logFailure } from '@/browser/logFailure'
import { openWallets } from '@/store/openWallets'

/** At the first interaction of a visitor the browser does not know, else when idle. */
export function DeferredTasks() {
  useConsent()
  useReferralConsent()
  useErrorReports()
  useVitals()
  useMixpanel()
  useFeatureFlags()
  useCurrencyList()
  useCustomer()
  useSessionLoop()
  useAnnouncementLoop()
  useVisitorCheckIn()
  useThirdParties()
  useWalletReconnect()
  useOpenExchangeCount()
  useOpenExchangesBadge()
  useServiceWorker()
  return null
}

/** All currencies, unfiltered (R36). With data saving the list, some 90 kB, waits for a picker. */
export function useCurrencyList() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!savesData()) void dispatch(loadCurrencies({ isAhead: true }))
  }, [dispatch])
}

function useOpenExchangeCount() {
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

function useWalletReconnect() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!hasRecentWallet()) return
    dispatch(openWallets()).catch((error: unknown) => logFailure('wallet', error))
  }, [dispatch])
}
