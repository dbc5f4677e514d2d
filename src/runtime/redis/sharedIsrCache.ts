import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { z } from 'zod'
import { env } from '@/config/env'
import { variables } from '@/config/environment/schema'
import { capabilities } from '@/config/capabilities'
import { startedOperator } from '@/config/operator/startOperator'
import { redisTimings } from '@/config/redisTimings'
import * as timings from '@/config/timings'
import { reportRedisError, sendRedisCommand } from '@/runtime/redis/redis'

const READ = `return { redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1]) }`

/** Shared by instances of one build and site. Never fails: without Redis nothing is found. */
export function sharedIsrCache(buildId: string) {
  const prefix = `halyard:pages:${buildId}:${siteFingerprint()}`
  const keyOf = (page: string) => `${prefix}:${createHash('sha256').update(page).digest('base64url')}`
  const claimOf = (page: string) => `${keyOf(page)}:claim`

  return {
    read: (page: string) => readPage(keyOf(page)).catch(() => null),

    write: async (page: string, value: CacheHandlerValue): Promise<void> => {
      const written = isShareable(value)
        ? writePage(keyOf(page), value)
        : sendRedisCommand('DEL', claimOf(page))
      await written.catch(() => undefined)
    },

    /** False while another instance rerenders the page. */
    claim: (page: string): Promise<boolean> =>
      sendRedisCommand('SET', claimOf(page), '1', 'NX', 'PX', String(redisTimings.claim)).then(
        (granted) => granted !== null,
        () => true,
      ),
  }
}

export type SharedIsrCache = ReturnType<typeof sharedIsrCache>

/** Without its data the page is one instance's trouble; others may have a good one. */
const isShareable = ({ cacheControl }: CacheHandlerValue) =>
  typeof cacheControl?.revalidate === 'number' && cacheControl.revalidate * 1000 > timings.pageRetry

async function readPage(key: string): Promise<CacheHandlerValue | null> {
  const reply = await sendRedisCommand('EVAL', READ, '1', key)
  const [bytes, left] = Array.isArray(reply) ? (reply as unknown[]) : []
  if (!(bytes instanceof Uint8Array) || typeof left !== 'number') return null
  try {
    const { value, cacheControl, life } = await unpackPage(bytes)
    if (left <= 0 || left > life) return null
    // Redis's clock, because those of machines differ.
    return {
      value,
      cacheControl: { expire: undefined, ...cacheControl },
      lastModified: Date.now() - (life - left),
    }
  } catch (error) {
    reportRedisError(error)
    return null
  }
}

async function writePage(key: string, { value, cacheControl }: CacheHandlerValue): Promise<void> {
  const life = value && 'html' in value ? redisTimings.page : redisTimings.missingPage
  const revalidate = Number(cacheControl?.revalidate)
  const bytes = await packPage({ value, cacheControl: { ...cacheControl, revalidate }, life })
  await sendRedisCommand('SET', key, bytes, 'PX', String(life))
}

/** So that different sites on one Redis never mix. Omits what may differ between instances; no secrets. */
export function siteFingerprint(): string {
  const facts = variables
    .filter(([, { shapesPages }]) => shapesPages)
    .map(([key, { visibility }]) => [key, visibility === 'secret' ? env[key] !== '' : env[key]])
  return createHash('sha256')
    .update(JSON.stringify([facts, capabilities(), startedOperator().fingerprint]))
    .digest('base64url')
    .slice(0, 16)
}

type Value = CacheHandlerValue['value']

/** `life`: milliseconds from when it was stored; null value: a missing page. */
export type StoredPage = { value: Value; cacheControl: { revalidate: number; expire?: number }; life: number }

const isValue = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    'kind' in value &&
    (value.kind === 'PAGES' ? 'html' in value && typeof value.html === 'string' : value.kind === 'REDIRECT'))

const stored = z.object({
  value: z.custom<Value>(isValue),
  cacheControl: z.object({ revalidate: z.number(), expire: z.number().optional() }),
  life: z.number().positive(),
})

/** Bytes; the largest page has 0.3 MB. */
const MAX_BYTES = 16 * 1024 * 1024

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

export const packPage = (page: StoredPage): Promise<Buffer> =>
  zip(serialize(page), { level: constants.Z_BEST_SPEED })

/** gzip's checksum finds accidents. @throws Error when it is not what `packPage` has made */
export const unpackPage = async (bytes: Uint8Array): Promise<StoredPage> =>
  stored.parse(deserialize(await unzip(bytes, { maxOutputLength: MAX_BYTES })))
