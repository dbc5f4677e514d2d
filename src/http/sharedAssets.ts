import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { env } from '@/config/env'
import { DAY } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { sendBody } from './sendBody'
import type { SiteRequest } from './siteRequest'

const PREFIX = '/_next/static/'
/** Must not lead out of the folder. */
const SAFE = /^(?!.*\.\.)[\w~.@()[\]-]+(?:\/[\w~.@()[\]-]+)*$/
/** How long a tab may have a page of an old build open. */
const RETENTION = 30 * DAY
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.wasm': 'application/wasm',
}

type Folders = { own: string; shared: string }

/** Null: files are not shared between builds. */
const folders = (): Folders | null =>
  env.assetsDir ? { own: join(process.cwd(), '.next/static'), shared: env.assetsDir } : null

/** Before the first page that names the files, perhaps in several processes at once. Drops those unused for a month. */
export async function publishAssets({ own, shared }: Folders, now: number): Promise<void> {
  for (const name of await filesIn(own)) {
    const target = join(shared, name)
    if (existsSync(target)) await utimes(target, now / 1000, now / 1000)
    else await copyWhole(join(own, name), target)
  }
  for (const name of await filesIn(shared)) {
    const file = join(shared, name)
    // Another process may have removed it meanwhile.
    const used = await stat(file).catch(() => null)
    if (used && used.mtimeMs < now - RETENTION) await rm(file, { force: true })
  }
}

/** Daily, so that the files of a process that runs for months stay. */
export async function startSharingAssets(): Promise<void> {
  const shared = folders()
  if (!shared) return
  const publish = () =>
    publishAssets(shared, Date.now()).catch((error: unknown) => logFailure('sharedAssets', error))
  await publish()
  setInterval(() => void publish(), DAY).unref()
}

/** Renamed when complete, so that nobody reads half a file. */
async function copyWhole(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${process.pid}.part`
  await copyFile(source, part)
  await rename(part, target)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** While a release rolls, and for open tabs weeks later, pages need files of other builds. @returns whether it was one */
export async function sendForeignAsset(
  res: ServerResponse,
  { isAsset, place }: Pick<SiteRequest, 'isAsset' | 'place'>,
  places = folders(),
): Promise<boolean> {
  const file = places && isAsset ? foreignFile(place, places) : null
  const body = file && (await readFile(file).catch(() => null))
  if (!file || !body) return false
  sendBody(res, body, {
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  return true
}

function foreignFile(place: string, { own, shared }: Folders): string | null {
  const rest = place.slice(PREFIX.length)
  return SAFE.test(rest) && !existsSync(join(own, rest)) ? join(shared, rest) : null
}
