import { accountTimings } from '@/config/accountTimings'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { carryOutResets } from '@/server/secondFactors/factorReset'

export const startFactorResetWorker = () =>
  scheduleJob('factorResetWorker', accountTimings.factorResets, () => carryOutResets(Date.now()))
