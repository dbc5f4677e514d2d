import { logJob } from '@/runtime/log'
import { scheduleJob } from '@/server/jobs/scheduleJob'
import { purge } from '@/server/retention/purge'

const DAY = 86_400_000

export const startRetentionWorker = () =>
  scheduleJob('retentionWorker', DAY, async () => {
    const purged = await purge(Date.now())
    if (Object.values(purged).some((count) => count > 0)) logJob('retention', purged)
  })
