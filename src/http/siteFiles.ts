import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteRequest } from './siteRequest'

let files: ReadonlySet<string> | undefined

/** Files of public/, which cost nothing to send. Any other address that looks like a file is that of a page. */
export function isPublicFile({ place, path, dataOf }: SiteRequest): boolean {
  files ??= filesOf(join(process.cwd(), 'public'))
  return dataOf === null && path === encodeURI(place) && files.has(place)
}

function filesOf(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length)),
  )
}
