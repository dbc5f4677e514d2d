import type { IncomingMessage } from 'node:http'
import { env } from '@/config/env'
import { readBody } from '@/runtime/readBody'
import type { SiteRequest } from './siteRequest'

/** Bytes; the largest form has some 2 kB. */
const BODY_LIMIT = 16 * 1024
/** Fields; ours have at most some 20. */
const MAX_FIELDS = 60
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

export type ReadForm = { form: Record<string, string> | null } | { status: 400 | 403 | 413 | 415 }

/** What a form of one of our pages has posted. No session is behind it, so that its origin is all there is to check. */
export async function readForm(req: IncomingMessage, request: SiteRequest): Promise<ReadForm> {
  if (req.method !== 'POST') return { form: null }
  if (!isOfThisSite(req, request)) return { status: 403 }
  if (!TYPE.test(req.headers['content-type'] ?? '')) return { status: 415 }
  const bytes = await readBody(req, BODY_LIMIT)
  if (!bytes) return { status: 413 }
  const fields = [...new URLSearchParams(bytes.toString('utf8'))]
  const names = new Set(fields.map(([name]) => name))
  const isReadable = names.size === fields.length && fields.length <= MAX_FIELDS && !names.has('__proto__')
  return isReadable ? { form: Object.fromEntries(fields) } : { status: 400 }
}

/**
 * Browsers name where a form was posted from, in a header that no page can set; old ones its origin alone. Text browsers
 * send neither, and no page can make them post. The page of an owner sends no referrer, and so the origin `null`; its
 * own address is the proof there.
 */
function isOfThisSite({ headers }: IncomingMessage, { address }: SiteRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  if (origin === 'null') return address.headers === 'owner'
  return [new URL(env.siteUrl).origin, env.onionOrigin].includes(origin)
}
