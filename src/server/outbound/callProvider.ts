import Big from 'big.js'
import { parse } from 'lossless-json'
import type * as z from 'zod/mini'
import { ProviderError } from './ProviderError'
import { readWrapped } from './readWrapped'

const MAX_BYTES = 1_048_576
/** Of a list of some thousand currencies. */
export const LIST_BYTES = 8 * MAX_BYTES
/** Nothing has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

export type ProviderRequest<Schema extends z.ZodMiniType> = {
  /** With the version path and without a slash at its end. */
  baseUrl: string
  method?: 'GET' | 'POST' | 'PUT'
  /** Starts with a slash; the caller encodes ids in it. */
  path: string
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  body?: unknown
  /** In place of `body`: sent as it is. */
  text?: string
  /** An empty answer with a good status is read as null. */
  mayBeEmpty?: true
  /** Numbers are texts as they were written: no float touches an amount. */
  schema: Schema
  /** It changes something at the provider: what is unclear is `outcome_unknown`, not `unavailable`. */
  isEffect?: boolean
  /** Null: by the status alone. */
  refusalOf?: (status: number, body: unknown) => ProviderError | null
  /** Of the answer; absent: a megabyte. */
  maxBytes?: number
  signal: AbortSignal
}

/** Never repeated or redirected. @throws ProviderError also for what is too long, no JSON or not of `schema` */
export async function callProvider<Schema extends z.ZodMiniType>(
  request: ProviderRequest<Schema>,
): Promise<z.output<Schema>> {
  return (await callForHeaders(request)).data
}

/** For what stands beside the body: `Location` and cookies. */
export async function callForHeaders<Schema extends z.ZodMiniType>(
  request: ProviderRequest<Schema>,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  const response = await send(request)
  try {
    return { data: await read(response, request), headers: response.headers }
  } catch (error) {
    if (error instanceof ProviderError) error.details.status ??= response.status
    throw error
  }
}

async function read<Schema extends z.ZodMiniType>(
  response: Response,
  request: ProviderRequest<Schema>,
): Promise<z.output<Schema>> {
  const unclear = (details: ConstructorParameters<typeof ProviderError>[1]) =>
    new ProviderError(request.isEffect ? 'outcome_unknown' : 'bad_answer', details)
  const text = redacted(await readText(response, request), request.headers)
  const body = request.mayBeEmpty && text === '' ? null : jsonOf(text)
  if (!response.ok) throw refusal(response, body, text, request)
  if (body === undefined) throw unclear({ providerText: text })
  // Some refuse with 200.
  const refused = request.refusalOf?.(response.status, body)
  if (refused) throw refused
  const checked = readWrapped(request.schema, body)
  if (!checked.success) throw unclear({ providerText: text, cause: checked.error })
  return checked.data
}

async function send<Schema extends z.ZodMiniType>(request: ProviderRequest<Schema>): Promise<Response> {
  const { baseUrl, method = 'GET', path, query = {}, headers = {}, signal } = request
  const url = new URL(baseUrl + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  try {
    return await fetch(url, {
      method,
      headers: { accept: 'application/json', ...typeOf(request), ...headers },
      body: request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body)),
      redirect: 'error',
      signal,
    })
  } catch (error) {
    throw connectionFailure(error, request)
  }
}

function typeOf({ body, text }: { body?: unknown; text?: string }): Record<string, string> {
  if (text !== undefined) return { 'content-type': 'text/plain' }
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

async function readText<Schema extends z.ZodMiniType>(
  response: Response,
  request: ProviderRequest<Schema>,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  // Fetch holds the signal weakly, and may lose it while a body is on its way.
  const stop = () => void reader?.cancel().catch(() => undefined)
  request.signal.addEventListener('abort', stop)
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength
      if (length > (request.maxBytes ?? MAX_BYTES))
        throw new ProviderError(request.isEffect ? 'outcome_unknown' : 'bad_answer')
      chunks.push(part.value)
    }
    request.signal.throwIfAborted()
  } catch (error) {
    throw error instanceof ProviderError ? error : connectionFailure(error, request)
  } finally {
    request.signal.removeEventListener('abort', stop)
    stop()
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Some providers repeat the key they refuse; their words stand in errors and logs. */
function redacted(text: string, headers: Record<string, string> = {}): string {
  const secrets = Object.values(headers).flatMap((value) => [
    value,
    value.slice(value.indexOf(' ') + 1),
    // Of cookies.
    ...value.split(/; ?/).map((pair) => pair.slice(pair.indexOf('=') + 1)),
  ])
  return secrets
    .filter((secret) => secret.length >= 6)
    .reduce((left, secret) => left.replaceAll(secret, '***'), text)
}

function connectionFailure(error: unknown, { isEffect }: { isEffect?: boolean }): ProviderError {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return new ProviderError(isEffect && !NOT_SENT.has(code) ? 'outcome_unknown' : 'unavailable', {
    cause: error,
  })
}

function refusal<Schema extends z.ZodMiniType>(
  { status, headers }: Response,
  body: unknown,
  providerText: string,
  { refusalOf, isEffect }: ProviderRequest<Schema>,
): ProviderError {
  // Whatever its words: a failure inside the provider proves nothing about an order.
  const known = body === undefined ? null : refusalOf?.(status, body)
  if (status >= 500 && isEffect)
    return new ProviderError('outcome_unknown', { providerText, likely: known?.code })
  if (known) return known
  if (status === 451) return new ProviderError('region_restricted', { providerText })
  if (status === 429) return new ProviderError('rate_limited', { providerText, retryAfter: waitOf(headers) })
  if (status >= 500) return new ProviderError('unavailable', { providerText })
  if (status === 401 || status === 403) return new ProviderError('unauthorised', { providerText })
  if (status === 404) return new ProviderError('not_found', { providerText })
  return new ProviderError('bad_answer', { providerText })
}

const DEFAULT_WAIT = 60_000
function waitOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? ''
  // RFC 9110 §10.2.3: seconds, or a date.
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.max(seconds, 1), 3600) * 1000 : DEFAULT_WAIT
}

/** Whoever repeats a member with another value, nests like this or renames a prototype answers nothing we know. */
const DEEPEST = 64
function isStrange(text: string): boolean {
  if (/"__proto__"\s*:/.test(text)) return true
  let depth = 0
  for (const mark of text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').match(/[[\]{}]/g) ?? []) {
    depth += mark === '[' || mark === '{' ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}

/** A tag that is a number may come as `7.0` or `7e0`; an exponent that no value has is left for its reader. */
function plainNumber(digits: string): string {
  const [, exponent] = /[eE]([+-]?\d+)$/.exec(digits) ?? []
  if (!/[.eE]/.test(digits) || Math.abs(Number(exponent ?? 0)) > 100) return digits
  return new Big(digits).toFixed()
}

function jsonOf(text: string): unknown {
  if (isStrange(text)) return undefined
  try {
    return parse(text, null, plainNumber)
  } catch {
    return undefined
  }
}
