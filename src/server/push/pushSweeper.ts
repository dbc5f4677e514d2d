import { deleteOldPushDevices } from '@/server/push/storedPushDevices'
import { repeatWork } from '@/server/repeatWork'

const HOUR = 3_600_000

/** Forgets every hour the devices that nothing more is to be told to. */
export const startPushSweeper = () => repeatWork('pushSweeper', HOUR, () => deleteOldPushDevices(Date.now()))
