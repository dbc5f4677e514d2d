import { forgetAssets } from '@/server/providers/assetLists'
import { forgetBudgets } from '@/server/outbound/budgets'
import { forgetCalls } from '@/server/outbound/callGuard'
import type { Provider } from '@/server/providers/provider'
import { registerProviders } from '@/server/providers/registry'
import { forgetOffers } from '@/server/providers/requestOffer'
import { forgetSwitches } from '@/server/providers/switches'

/** Registers them as a process that has just started knows them. */
export function freshProviders(...configured: Provider[]) {
  forgetAssets()
  forgetBudgets()
  forgetCalls()
  forgetOffers()
  forgetSwitches()
  registerProviders(configured)
}
