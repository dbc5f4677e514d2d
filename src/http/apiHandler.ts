import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import { callerAddress } from '@/runtime/callerAddress'
import { contentCodingFor } from '@/runtime/contentCoding'
import { readBody } from '@/runtime/readBody'
import { ApiError } from '@/server/kernel/ApiError'
import type { Encoded } from '@/server/kernel/ApiRequest'
import { RAMP_RETURNS } from '@/domain/ramp/returnPath'
import { PROVIDER_WEBHOOKS, RAMP_WEBHOOKS } from './addresses'
import { returnFromRamp } from './returnFromRamp'
import type { Dispatch } from './backEnd'
import { sendBody } from './sendBody'
import type { SiteRequest } from './siteRequest'

/** Bytes; the largest order is well below 4 kB. */
const BODY_LIMIT = 16 * 1024

/** Answers calls by the embedded back end. */
export const apiHandler =
  (dispatch: Dispatch) =>
  async (req: IncomingMessage, res: ServerResponse, { place, search }: SiteRequest) => {
    if (place.startsWith(RAMP_RETURNS)) {
      returnFromRamp(req, res, place)
      return
    }
    if (place.startsWith(PROVIDER_WEBHOOKS) || place.startsWith(RAMP_WEBHOOKS)) {
      const { providerWebhookHandler } = await import('@/server/entry/providerWebhookHandler')
      await providerWebhookHandler(req, res)
      return
    }
    const answer = place.startsWith(CHANGENOW_COMPAT) ? (await loadCompat())(dispatch) : dispatch
    const query = new URLSearchParams(search)
    const names = [...query.keys()]
    const { status, headers, body } = await answer({
      method: req.method ?? 'GET',
      path: place,
      query: Object.fromEntries(query),
      fault: new Set(names).size < names.length ? 'The query names a parameter twice.' : undefined,
      headers: plainHeaders(req),
      ip: callerAddress(req),
      readBody: () => readText(req),
    })
    res.statusCode = status
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    // What was not read of an oversized body is not waited for.
    if (status === 413) res.setHeader('connection', 'close')
    if (typeof body === 'string') sendBody(res, body, { status })
    else await sendEncoded(req, res, body)
  }

const loadCompat = async () => (await import('@/server/compat/changenowCompat')).changenowCompat

const plainHeaders = (req: IncomingMessage) =>
  Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value ?? '')]))

async function readText(req: IncomingMessage): Promise<string> {
  const bytes = await readBody(req, BODY_LIMIT)
  if (!bytes) throw new ApiError(413, 'body_too_large', `The body is larger than ${BODY_LIMIT} bytes.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, 'validation_failed', 'The body is not UTF-8.')
  }
}

/** The list of pairs has 25 MB: without a coding it is streamed, so that it is nowhere held as a whole. */
async function sendEncoded(req: IncomingMessage, res: ServerResponse, encoded: Encoded) {
  res.setHeader('vary', 'Accept-Encoding')
  const coding = contentCodingFor(req.headers['accept-encoding'])
  if (coding) {
    sendBody(res, encoded[coding], { status: res.statusCode, headers: { 'content-encoding': coding } })
    return
  }
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  await pipeline(Readable.from([encoded.gzip]), createGunzip(), res).catch(() => res.destroy())
}
