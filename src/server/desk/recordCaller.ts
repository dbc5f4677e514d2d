import { env } from '@/config/env'
import { plainAddress } from '@/runtime/callerAddress'
import { logFailure } from '@/runtime/log'
import type { Endpoint } from '@/contract/endpoint'
import type { WireResponse } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { callers } from '@/server/database/schema'

type Made = { ip: string; traceId: string; response: WireResponse; params: Record<string, string> }

/** What every open page calls once a minute says nothing of abuse. */
const isRecorded = ({ method, limit, auth }: Endpoint) =>
  method !== 'GET' && limit !== 'session' && auth !== 'staff'

/** Never throws: the call has been answered. */
export async function recordCaller(route: Endpoint, { ip, traceId, response, params }: Made): Promise<void> {
  if (!env.logCallers || ip === '' || !isRecorded(route)) return
  try {
    const db = await database()
    await db.insert(callers).values({
      ...{ at: Date.now(), ip: plainAddress(ip), call: `${route.method} ${route.path}` },
      ...{ status: response.status, subject: subjectOf(params, response), traceId },
    })
  } catch (error) {
    logFailure('recordCaller', error, traceId)
  }
}

/** Ids that open nothing alone. */
const IDS = ['publicId', 'id'] as const

function subjectOf(params: Record<string, string>, { body, status }: WireResponse): string | null {
  const named = IDS.map((id) => params[id]).find(Boolean)
  if (named !== undefined) return named
  if (status >= 300 || typeof body !== 'string') return null
  const { result } = JSON.parse(body) as { result?: Record<string, unknown> | null }
  const made = IDS.map((id) => result?.[id]).find((id) => typeof id === 'string')
  return made ?? null
}
