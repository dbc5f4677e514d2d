import { firstStepDue, withNextStep } from '@/server/sandbox/payoutSteps'
import { sandboxBank } from '@/server/sandbox/sandboxBank'
import { sandboxMarket } from '@/server/market/sandboxMarket'
import { sandboxOrderTerms } from '@/server/market/sandboxOrderTerms'
import { sandboxAsset, sandboxProvider } from '@/server/sandbox/sandboxProvider'

/** All that is simulated: hashes and addresses are made up, and orders and payouts move with the clock. */
export const sandbox = {
  provider: sandboxProvider,
  assetOf: sandboxAsset,
  market: sandboxMarket,
  orderTerms: sandboxOrderTerms,
  bankOf: sandboxBank,
  payouts: { firstStepDue, withNextStep },
}
