import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { env } from '@/config/env'
import { VITALS, type VitalsReport } from '@/domain/site/vitals'
import { MINUTE } from '@/domain/time/durations'
import { callerAddress } from '@/runtime/callerAddress'
import { metrics } from '@/runtime/metrics'
import { readBody } from '@/runtime/readBody'
import { secondsToWait } from '@/server/kernel/limits'
import { routeLabel } from './routeLabel'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** Bytes. */
const BODY_LIMIT = 1024

/** Milliseconds. A page that took longer was asleep. */
const LONGEST = 5 * MINUTE
const report = z.strictObject({
  page: z.string().check(z.startsWith('/'), z.maxLength(100)),
  vitals: z.partialRecord(z.enum(VITALS), z.number().check(z.gte(0), z.lte(LONGEST))),
})

/**
 * POST /api/site/vitals. Adds what a browser measured to this process's metrics, under one of the site's own routes, so that
 * callers cannot make up series; neither the body nor the caller's address is stored.
 */
export const vitalsHandler: SiteHandler = async (req, res) => {
  const refused = await refusalOf(req)
  if (refused) {
    sendStatus(res, refused)
    return
  }
  const { data } = report.safeParse(jsonIn(await readBody(req, BODY_LIMIT)))
  if (data) record(routeLabel(data.page), data.vitals)
  sendStatus(res, data ? 204 : 400)
}

async function refusalOf(req: IncomingMessage): Promise<number | null> {
  if (!env.metricsToken) return 404
  if (req.headers['sec-fetch-site'] === 'cross-site') return 403
  return (await secondsToWait('vitals', callerAddress(req))) > 0 ? 429 : null
}

/** `sendBeacon` sends text, which needs no CORS. */
function jsonIn(bytes: Buffer | null): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '') as unknown
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
