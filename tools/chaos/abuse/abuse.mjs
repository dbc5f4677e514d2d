import { startSite } from '../startSite.mjs'
import { manyCallers } from './manyCallers.mjs'
import { passedOn } from './passedOn.mjs'
import { longRequests } from './longRequests.mjs'
import { oddRequests } from './oddRequests.mjs'
import { signIns } from './signIns.mjs'
import { idleReaders } from './idleReaders.mjs'

/** Limits are as they come, and each call names its caller as a proxy of ours would. */
const VARIABLES = {
  ...{ TRUST_PROXY: '1', RATE_LIMIT_READ: '600', RATE_LIMIT_WRITE: '30', RATE_LIMIT_AUTH: '10' },
  ...{ RATE_LIMIT_PAGES: '240', RATE_LIMIT_HEAVY: '10' },
}

/** One case for each class of the security review (SECURITY.md), against a fresh server each. */
export async function abuse(dataDir, report) {
  await withSite({ ...VARIABLES, DATA_DIR: dataDir }, report, async (site) => {
    await longRequests(site, report)
    await oddRequests(site, report)
    await manyCallers(site, report)
    await signIns(site, report, dataDir)
  })
  await passedOn(dataDir, report, VARIABLES)
  // Without limits: the stream alone must hold them off.
  await withSite({ DATA_DIR: dataDir }, report, (site) => idleReaders(site, report))
}

async function withSite(variables, report, work) {
  const site = await startSite({ PREWARM_PAGES: '0', ...variables }, { sign: '/icon.svg' })
  await work(site)
  if (site.hasEnded()) report.lost('the server ended by itself')
  await site.stop()
}
