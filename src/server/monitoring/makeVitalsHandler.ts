import type { NextApiRequest, NextApiResponse } from 'next'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { VITALS, type VitalsReport } from '@/domain/site/vitals'
import { callerAddress } from '@/runtime/callerAddress'
import { metrics } from '@/runtime/metrics'
import { secondsToWait } from '@/server/api/limits'

/** Milliseconds. A page that took longer was asleep. */
const LONGEST = 5 * 60_000
const report = z.strictObject({
  page: z.string().check(z.startsWith('/'), z.maxLength(100)),
  vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.gte(0), z.lte(LONGEST))),
})

/**
 * Adds what a browser measured to this process's metrics; neither the body nor the caller's address is stored.
 * @param labelOf one of the site's own routes, so that callers cannot make up series
 */
export const makeVitalsHandler =
  (labelOf: (path: string) => string) =>
  async (req: NextApiRequest, res: NextApiResponse): Promise<void> => {
    res.setHeader('cache-control', 'no-store')
    const refused = await refusalOf(req)
    if (refused) return void res.status(refused).end()
    const { data } = report.safeParse(jsonIn(req.body))
    if (data) record(labelOf(data.page), data.vitals)
    res.status(data ? 204 : 400).end()
  }

async function refusalOf(req: NextApiRequest): Promise<number | null> {
  if (!env.metricsToken) return 404
  if (req.method !== 'POST') return 405
  if (req.headers['sec-fetch-site'] === 'cross-site') return 403
  return (await secondsToWait('vitals', callerAddress(req))) > 0 ? 429 : null
}

/** `sendBeacon` sends text, which needs no CORS. */
function jsonIn(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body
  } catch {
    return undefined
  }
}

function record(page: string, vitals: VitalsReport['vitals']) {
  for (const vital of VITALS) {
    const value = vitals[vital]
    if (value === undefined) continue
    if (vital === 'CLS') metrics.layoutShift.observe({ page }, value)
    else metrics.vitals.observe({ page, vital }, value / 1000)
  }
}
