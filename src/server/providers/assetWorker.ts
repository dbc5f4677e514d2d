import { assetsOf } from '@/server/providers/assetLists'
import { isLive } from '@/server/providers/registry'
import { switchedProviders } from '@/server/providers/switches'
import { scheduleJob } from '@/server/jobs/scheduleJob'

const EVERY = 60_000

export function startAssetWorker() {
  if (!isLive()) return
  scheduleJob('providerAssets worker', EVERY, async () => {
    await Promise.all((await switchedProviders()).map(({ provider }) => assetsOf(provider)))
  })
}
