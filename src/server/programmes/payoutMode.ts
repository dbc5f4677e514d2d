import { env } from '@/config/env'
import type { PayoutMode } from '@/domain/account/staff'
import { isLive } from '@/server/providers/registry'

export function payoutMode(): PayoutMode {
  if (isLive()) return 'manual'
  return env.payoutApproval ? 'approval' : 'automatic'
}
