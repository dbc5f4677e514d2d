import type { NextApiRequest, NextApiResponse } from 'next'
import { LOCALES } from '@/i18n/locales'
import { readSharedTexts } from '@/i18n/sharedTexts'
import { textsFile, VERSION } from '@/i18n/textsFile'

const GROUP = /^[\w-]+$/
/** More than any page has. */
const MAX_GROUPS = 8

/**
 * GET /texts/{version}/{language}/{group}/{group}…: `textsFile`. A page of another release gets the texts of that, where
 * the releases share a folder (ASSETS_DIR); else today's, which no cache may keep under its address.
 */
export async function textsHandler({ query }: NextApiRequest, res: NextApiResponse) {
  const [version = '', language, ...groups] = [query.path ?? []].flat()
  const own = readFile(language, groups)
  const other = own?.version !== version && VERSION.test(version) ? await readSharedTexts(version) : null
  const json = other ?? own?.json
  const isOfVersion = other !== null || own?.version === version
  res.setHeader('cache-control', isOfVersion ? 'public, max-age=31536000, immutable' : 'no-store')
  if (!json) return void res.status(404).end()
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.status(200).send(json)
}

function readFile(language: string | undefined, groups: readonly string[]) {
  const locale = LOCALES.find((one) => one === language)
  if (!locale || groups.length > MAX_GROUPS || !groups.every((group) => GROUP.test(group))) return null
  try {
    return textsFile(locale, groups)
  } catch {
    return null
  }
}
