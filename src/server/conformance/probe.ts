import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'
import { errorBody } from '@/contract/apiDocument'

export type Target = { origin: string; token?: string }

export type Finding = {
  verdict: 'supported' | 'wrong' | 'missing'
  detail: string
  result?: unknown
}

export const resultOf = ({ result }: Finding): unknown => result

/** Milliseconds. The site itself waits ten seconds for a call. */
const TIMEOUT = 10_000
const MAX_ISSUES = 5
const NO_JSON = '{'
const AMBIGUOUS = ' without the code not_found, so perhaps only the resource is missing: see --exchange'

/** Milliseconds. A visitor waits for most calls. */
const SLOW = 3_000

/** Seconds: a window of a limit of our own. */
const MAX_RETRY_AFTER = 60

/** `retryAfter`: in seconds. */
type Reply = { status: number; body: unknown; isJson: boolean; retryAfter: number }

export async function probeRead(
  target: Target,
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> },
): Promise<Finding> {
  const search = new URLSearchParams(query).toString()
  return find(endpoint, target, `${pathOf(endpoint, params)}${search && `?${search}`}`, { method: 'GET' })
}

/** Without `body` it sends one that is no JSON, so that nothing can come of it. */
export async function probeWrite(
  target: Target,
  endpoint: Endpoint,
  params: Record<string, string>,
  body?: object,
): Promise<Finding> {
  const finding = await find(endpoint, target, pathOf(endpoint, params), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: body ? JSON.stringify(body) : NO_JSON,
  })
  const isAccepted = !body && endpoint.body && finding.detail.startsWith('answers 2')
  return isAccepted ? { verdict: 'wrong', detail: 'accepts a body that is no JSON' } : finding
}

const pathOf = ({ path }: Endpoint, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

async function find(endpoint: Endpoint, target: Target, path: string, init: RequestInit): Promise<Finding> {
  let reply: Reply
  let started = performance.now()
  try {
    reply = await send(endpoint, target, path, init)
    if (reply.status === 429 && isOrder(init)) {
      await wait(Math.min(reply.retryAfter, MAX_RETRY_AFTER) * 1000)
      started = performance.now()
      reply = await send(endpoint, target, path, init)
    }
  } catch (error) {
    return { verdict: 'wrong', detail: `does not answer: ${reasonOf(error)}` }
  }
  const ms = performance.now() - started
  const finding = judge(endpoint, reply, init.body === NO_JSON)
  if (ms < SLOW) return finding
  return { ...finding, detail: `${finding.detail}; slow: ${(ms / 1000).toFixed(1)} s` }
}

/** One with a body of its own. It is worth waiting for: the probes before it may have used up a limit. */
const isOrder = ({ body }: RequestInit) => typeof body === 'string' && body !== NO_JSON

async function send(
  endpoint: Endpoint,
  { origin, token }: Target,
  path: string,
  init: RequestInit,
): Promise<Reply> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  if (token && endpoint.auth && endpoint.auth !== 'moderator') headers.set('authorization', `Bearer ${token}`)
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(origin + path, { ...init, headers, signal, redirect: 'manual' })
  const body = jsonOf(await response.text())
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  return { status: response.status, body, isJson: body !== undefined, retryAfter }
}

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Must match src/api/client.ts and src/api/call.ts. */
function judge(endpoint: Endpoint, reply: Reply, isRefusalExpected: boolean): Finding {
  const { status, body } = reply
  const hasCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  const isAmbiguous = status === 404 && Boolean(endpoint.errors?.[404])
  if (status === 501 || status === 405 || (status === 404 && !(hasCode && endpoint.errors?.[404])))
    return { verdict: 'missing', detail: `answers ${status}${isAmbiguous ? AMBIGUOUS : ''}` }
  if (status >= 500) return { verdict: 'wrong', detail: `answers ${status}` }
  if (status >= 300 && status < 400)
    return { verdict: 'wrong', detail: `answers ${status}; redirects are not followed` }
  if (status >= 400) return judgeRefusal(status, body)
  return judgeSuccess(endpoint, reply, isRefusalExpected)
}

function judgeSuccess(
  endpoint: Endpoint,
  { status, body, isJson }: Reply,
  isRefusalExpected: boolean,
): Finding {
  if (hasErrorInside(body)) return { verdict: 'wrong', detail: `sends an error with status ${status}` }
  if (isRefusalExpected) return { verdict: 'supported', detail: `answers ${status}` }
  if (!isJson) return { verdict: 'wrong', detail: `answers ${status} with a body that is no JSON` }
  const result = z.safeParse(endpoint.result, endpoint.bare ? body : unwrapped(body))
  if (!result.success) return { verdict: 'wrong', detail: describe(result.error.issues) }
  return { verdict: 'supported', detail: `answers ${status} as the contract says`, result: result.data }
}

/** The site goes by the status, so it would take the error for a result. */
function hasErrorInside(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { code, error, success, result } = body as Record<string, unknown>
  const isError = (typeof error === 'string' && error !== '') || (typeof error === 'object' && error !== null)
  return (
    (result === undefined || result === null) && (isError || success === false || typeof code === 'string')
  )
}

function judgeRefusal(status: number, body: unknown): Finding {
  const refusal = z.safeParse(z.object({ code: z.string() }), body)
  if (!refusal.success)
    return {
      verdict: 'wrong',
      detail: `answers ${status} without an error body: ${describe(refusal.error.issues)}`,
    }
  const { code } = refusal.data
  const isKnown = z.safeParse(errorBody, body).success
  return {
    verdict: 'supported',
    detail: `refuses with ${status} ${code}${isKnown ? '' : ', which is no error body of the contract in full'}; its result was not checked`,
  }
}

const unwrapped = (body: unknown) =>
  typeof body === 'object' && body !== null && 'result' in body ? body.result : body

function describe(issues: readonly z.core.$ZodIssue[]): string {
  const lines = issues.slice(0, MAX_ISSUES).map((issue) => {
    const expected = 'expected' in issue ? issue.expected : issue.message
    return `${issue.path.join('.') || 'the result'}: expected ${expected}`
  })
  return lines.join('; ') + (issues.length > MAX_ISSUES ? `; and ${issues.length - MAX_ISSUES} more` : '')
}
