import { deleteOldPushDevices } from '@/server/push/storedPushDevices'
import { scheduleJob } from '@/server/jobs/scheduleJob'

const HOUR = 3_600_000

export const startPushWorker = () => scheduleJob('pushWorker', HOUR, () => deleteOldPushDevices(Date.now()))
