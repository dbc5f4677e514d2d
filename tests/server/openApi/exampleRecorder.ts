import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { dispatch } from '@/server/entry/dispatch'

type Example = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  responses: Record<string, unknown>
}
export type Examples = Record<string, Example>
type Sent = Omit<Example, 'responses'> & { token?: string }

/** Longer lists are cut, so that an example can be read. */
const MAX_ITEMS = 3
const HEX = '0123456789abcdef'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_'
/** As src/server/kernel/publicId.ts makes them. */
const PUBLIC_ID = /^[\da-hjkmnp-tv-z]{16}$/
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** Random in every run, with the characters that stand in for them; other characters of the value stay. */
const RANDOM: Readonly<Record<string, string>> = {
  publicId: HEX,
  ...Object.fromEntries(['secret', 'recoveryCodes'].map((key) => [key, BASE32])),
  ...Object.fromEntries(
    [
      'ownerSecret',
      'x-exchange-secret',
      'partnerKey',
      'x-partner-key',
      'accessToken',
      'refreshToken',
      'token',
      'rateId',
      'quoteId',
      'signature',
      'x',
      'challenge',
      'keyId',
      'kid',
    ].map((key) => [key, BASE64URL]),
  ),
  ...Object.fromEntries(['txFrom', 'txTo', 'refundTx', 'tx', 'traceId'].map((key) => [key, HEX])),
  iban: '0123456789',
  ...Object.fromEntries(['addressFrom', 'reference', 'code'].map((key) => [key, 'abcdefghjkmnpqrstvwxyz'])),
}

type Answered<Result> = { status: number; result: Result }

/** Makes calls of the embedded back end and notes each with its response. */
export function exampleRecorder() {
  const examples: Examples = {}
  const call = async <Result>(
    method: 'GET' | 'POST' | 'PATCH',
    route: string,
    sent: Sent = {},
  ): Promise<Answered<Result>> => {
    // Lists by time are in one order only when no two calls have the same.
    vi.setSystemTime(Date.now() + 1000)
    const { params = {}, query = {}, headers = {}, body, token } = sent
    const path = route.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const reply = await dispatch({
      method,
      path,
      query,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        'accept-encoding': 'gzip',
      },
      ip: '',
      readBody: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    })
    const json = JSON.parse(typeof reply.body === 'string' ? reply.body : await plain(reply.body)) as {
      result: Result
    }
    const known = (examples[`${method} ${route}`] ??= {
      ...Object.fromEntries(
        Object.entries({ params, query, headers }).filter(([, part]) => Object.keys(part)[0]),
      ),
      ...(body !== undefined && { body }),
      responses: {},
    })
    known.responses[reply.status] ??= json
    return { status: reply.status, result: json.result }
  }
  return { call, examples: () => steady(examples) }
}

async function plain({ gzip }: { gzip: Uint8Array }): Promise<string> {
  const { gunzipSync } = await import('node:zlib')
  return gunzipSync(gzip).toString()
}

/** The same with what is random in every run replaced, alike wherever it stands, and long lists cut. */
function steady(examples: Examples): Examples {
  const stands = new Map<string, string>()
  collect(cut(examples), '', stands)
  let text = JSON.stringify(cut(examples))
  for (const [value, stand] of [...stands].sort(([a], [b]) => b.length - a.length))
    text = text.replaceAll(value, stand)
  return JSON.parse(text) as Examples
}

const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(cut)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  // The pairs: a list by symbol.
  const isList = entries.length > 50 && entries.every(([, member]) => Array.isArray(member))
  const some = isList ? entries.slice(0, MAX_ITEMS) : entries
  return Object.fromEntries(some.map(([key, member]) => [key, cut(member)]))
}

function collect(value: unknown, key: string, stands: Map<string, string>): void {
  if (typeof value === 'string') {
    const stand = standIn(value, key, stands.size)
    if (stand !== value && !stands.has(value)) stands.set(value, stand)
  } else if (Array.isArray(value)) for (const member of value) collect(member, key, stands)
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) collect(member, name, stands)
}

function standIn(value: string, key: string, at: number): string {
  if (UUID.test(value)) return drawn(value, `uuid ${at}`, HEX, /[^-]/g)
  if (PUBLIC_ID.test(value)) return drawn(value, `id ${at}`, HEX, /./g)
  // WebAuthn encodes the id of the customer.
  if (key === 'id' && value.length > 40) return drawn(value, `id ${at}`, BASE64URL, /./g)
  if (key === 'code') return /^\d{6}$/.test(value) ? '123456' : value
  const alphabet = RANDOM[key]
  if (alphabet === undefined || value.length < 8) return value
  // The dots of a JWT and the dashes of a recovery code; a dash of base64url is as random as the rest.
  const replaced = key === 'recoveryCodes' ? /[^-]/g : /[^.]/g
  return value.startsWith('0x')
    ? `0x${drawn(value.slice(2), `${key} ${at}`, HEX, /./g)}`
    : drawn(value, `${key} ${at}`, alphabet, replaced)
}

/** Other characters for the same name in every run. */
function drawn(value: string, name: string, alphabet: string, replaced: RegExp): string {
  let stream = Buffer.alloc(0)
  for (let block = 0; stream.length < value.length; block++)
    stream = Buffer.concat([stream, createHash('sha512').update(`${name} ${block}`).digest()])
  let at = 0
  return value.replace(replaced, () => alphabet.charAt((stream[at++] ?? 0) % alphabet.length))
}
