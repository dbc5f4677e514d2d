import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayReadMetrics } from '@/runtime/mayReadMetrics'
import { assetsAt, knownAssets } from '@/server/providers/assetLists'
import { callsOf } from '@/server/outbound/callGuard'
import { type SwitchedProvider, switchedProviders } from '@/server/providers/switches'

const isoOf = (at: number) => (at > 0 ? new Date(at).toISOString() : null)

/** In this process since its start. */
export const providerStatuses = async () => (await switchedProviders()).map(statusOf)

function statusOf({ provider, isOn, weight }: SwitchedProvider) {
  const listedAt = assetsAt(provider)
  return {
    id: provider.id,
    name: provider.profile.name,
    isOn,
    weight,
    assets: {
      count: knownAssets(provider)?.size ?? 0,
      at: isoOf(listedAt),
      ageSeconds: listedAt > 0 ? Math.round((Date.now() - listedAt) / 1000) : null,
    },
    calls: callsOf(provider).map(({ pausedUntil, lastError, since, ...call }) => ({
      ...call,
      pausedUntil: isoOf(pausedUntil),
      since: isoOf(since),
      lastError: lastError && { ...lastError, at: isoOf(lastError.at) },
    })),
  }
}

/** Without the bearer METRICS_TOKEN it is not found. */
export async function providerStatusHandler(req: IncomingMessage, res: ServerResponse) {
  res.setHeader('cache-control', 'no-store')
  if (!mayReadMetrics(req.headers.authorization)) {
    res.statusCode = 404
    res.end()
    return
  }
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.end(JSON.stringify({ at: isoOf(Date.now()), providers: await providerStatuses() }))
}
