import { firstStepDue, withNextStep } from '@/server/providers/sandbox/payoutSteps'
import { sandboxBank } from '@/server/providers/sandbox/sandboxBank'
import { sandboxMarket } from '@/server/providers/sandbox/sandboxMarket'
import { sandboxOrderTerms } from '@/server/providers/sandbox/sandboxOrderTerms'
import { sandboxAsset, sandboxProvider } from '@/server/providers/sandbox/sandboxProvider'

/** All that is simulated: hashes and addresses are made up, and orders and payouts move with the clock. */
export const sandbox = {
  provider: sandboxProvider,
  assetOf: sandboxAsset,
  market: sandboxMarket,
  orderTerms: sandboxOrderTerms,
  bankOf: sandboxBank,
  payouts: { firstStepDue, withNextStep },
}
