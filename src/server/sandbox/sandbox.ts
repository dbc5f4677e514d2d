import { monthPlan } from '@/server/sandbox/monthPlan'
import { firstStepDue, withNextStep } from '@/server/sandbox/payoutSteps'
import { makeSandboxRamp } from '@/server/sandbox/sandboxRamp'
import { sandboxAsset, sandboxProvider } from '@/server/sandbox/sandboxProvider'

/** All that is simulated: hashes and addresses are made up, and orders and payouts move with the clock. */
export const sandbox = {
  provider: sandboxProvider,
  ramp: makeSandboxRamp(() => Date.now()),
  assetOf: sandboxAsset,
  payouts: { firstStepDue, withNextStep },
  monthPlan,
}
