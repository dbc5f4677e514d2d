import { monthPlan } from '@/server/sandbox/monthPlan'
import { firstStepDue, withNextStep } from '@/server/sandbox/payoutSteps'
import { sandboxAsset, sandboxProvider } from '@/server/sandbox/sandboxProvider'

/** All that is simulated: hashes and addresses are made up, and orders and payouts move with the clock. */
export const sandbox = {
  provider: sandboxProvider,
  assetOf: sandboxAsset,
  payouts: { firstStepDue, withNextStep },
  monthPlan,
}
