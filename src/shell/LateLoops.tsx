import { useCustomer } from '@/features/account/useCustomer'
import { useMixpanel } from '@/features/analytics/useMixpanel'
import { useCurrencyList } from '@/features/currencyList/useCurrencyList'
import { useErrorReports } from '@/features/errorReports/useErrorReports'
import { useFeatureFlags } from '@/features/featureFlags/useFeatureFlags'
import { useSessionLoop } from '@/features/session/useSessionLoop'
import { useVisitorCheckIn } from '@/features/session/useVisitorCheckIn'
import { useThirdParties } from '@/features/thirdParties/useThirdParties'
import { useWalletReconnect } from '@/features/wallet/useWalletReconnect'

/** The list of all that runs unseen once the page is loaded and at rest. */
export function LateLoops() {
  useErrorReports()
  useMixpanel()
  useFeatureFlags()
  useCurrencyList()
  useCustomer()
  useSessionLoop()
  useVisitorCheckIn()
  useThirdParties()
  useWalletReconnect()
  return null
}
