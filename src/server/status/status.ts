import type { siteStatus } from '@/contract/siteStatus'
import { statusHistory } from '@/domain/site/statusHistory'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { storedHours } from '@/server/status/statusWorker'

const iso = (at: number) => new Date(at).toISOString()

export const getStatus: ApiHandler<typeof siteStatus.get> = async () => {
  const now = Date.now()
  const { parts, incidents } = statusHistory(await storedHours(now), now)
  return {
    result: {
      at: iso(now),
      parts,
      incidents: incidents.map(({ part, from, until }) => ({
        ...{ part, from: iso(from), until: until === null ? null : iso(until) },
      })),
    },
    headers: { 'Cache-Control': 'public, max-age=30' },
  }
}
