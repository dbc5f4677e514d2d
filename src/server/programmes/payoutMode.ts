import { env } from '@/config/env'
import type { PayoutMode } from '@/domain/account/staff'
import { simulation } from '@/server/sandbox/simulation'

export function payoutMode(): PayoutMode {
  if (!simulation()) return 'manual'
  return env.payoutApproval ? 'approval' : 'automatic'
}
