import * as timings from '@/config/timings'
import type { Exchange, exchanges } from '@/contract/exchanges'
import { isSignedInBy } from '@/domain/account/tokenCookies'
import { ApiFailure, noResponse } from '@/domain/text/failure'
import { fetchExchange } from './exchanges'
import { ipSource } from './ipSource'
import { failedResponse, resultOf } from './response'

/** What a changed exchange is read with. */
export const importReader = () => import('./readExchange')

/**
 * `fetchExchange` for a page that shows the exchange already, and mostly learns nothing new: for a visitor who is not
 * signed in it needs no axios and, until something has changed, no schemas; both weigh as much as the page's own scripts.
 * @throws ApiFailure
 */
export async function pollExchange(
  publicId: string,
  shown: Exchange | undefined,
  headers: Record<string, string>,
): Promise<Exchange> {
  if (isSignedInBy(document.cookie)) {
    return fetchExchange(publicId, headers)
  }
  const result = resultOf(await fetchBody(publicId, headers))
  const serverTime = shown && unchangedAt(result, shown)
  if (serverTime) return { ...shown, serverTime }
  const { readExchange } = await importReader().catch(onMissingReader)
  return readExchange(result)
}

/** The call came through, so the script is one of a build that is served no more: the page of the next one says what changed. */
function onMissingReader(error: unknown): never {
  if (!document.activeElement?.matches('input, textarea')) location.reload()
  throw error
}

/** The contract itself would bring the schemas. */
const PATH: typeof exchanges.get.path = '/api/v3/exchanges-new/{publicId}'

async function fetchBody(publicId: string, headers: Record<string, string>): Promise<unknown> {
  const signal = AbortSignal.timeout(timings.apiTimeout)
  const received = await fetch(PATH.replace('{publicId}', encodeURIComponent(publicId)), {
    headers: { accept: 'application/json', ...headers, ...ipSource() },
    signal,
  })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => {
      throw new ApiFailure(noResponse(signal.aborted))
    })
  const { response, text } = received
  const body = parsed(text)
  if (response.ok) return body
  throw new ApiFailure(failedResponse(response.status, response.headers.get('retry-after'), body))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @returns `serverTime`; null where anything else differs, so that the schema decides what it means */
function unchangedAt(result: unknown, { serverTime: _, ...shown }: Exchange): string | null {
  if (!isRecord(result)) return null
  const { serverTime, ...received } = result
  if (typeof serverTime !== 'string' || Number.isNaN(Date.parse(serverTime))) return null
  return isSame(received, shown) ? serverTime : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Of JSON values, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  )
}
