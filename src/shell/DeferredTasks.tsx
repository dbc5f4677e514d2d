import { useCustomer } from '@/auth/useCustomer'
import { useMixpanel } from '@/features/analytics/useMixpanel'
import { useCurrencyList } from '@/features/currencyList/useCurrencyList'
import { useErrorReports } from '@/features/errorReports/useErrorReports'
import { useFeatureFlags } from '@/features/featureFlags/useFeatureFlags'
import { useSessionLoop } from '@/features/session/useSessionLoop'
import { useVisitorCheckIn } from '@/features/session/useVisitorCheckIn'
import { useOpenExchangeCount } from '@/features/ownExchanges/useOpenExchangeCount'
import { useThirdParties } from '@/features/thirdParties/useThirdParties'
import { useVitals } from '@/features/vitals/useVitals'
import { useWalletReconnect } from '@/features/wallet/useWalletReconnect'
import { usePrefetchOnFocus } from './usePrefetchOnFocus'

/** All background tasks that start once the page is loaded and idle. */
export function DeferredTasks() {
  usePrefetchOnFocus()
  useErrorReports()
  useVitals()
  useMixpanel()
  useFeatureFlags()
  useCurrencyList()
  useCustomer()
  useSessionLoop()
  useVisitorCheckIn()
  useThirdParties()
  useWalletReconnect()
  useOpenExchangeCount()
  return null
}
