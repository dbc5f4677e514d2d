import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { z } from 'zod'

type Value = CacheHandlerValue['value']

/** Next.js's entry of a page, null for one that is missing; `life` in milliseconds from when it was stored. */
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

/** gzip's checksum finds every accident; an attacker who can write into this Redis can write our pages anyway.
 * @throws Error when it is not what `packPage` has made */
export const unpackPage = async (bytes: Uint8Array): Promise<StoredPage> =>
  stored.parse(deserialize(await unzip(bytes, { maxOutputLength: MAX_BYTES })))
