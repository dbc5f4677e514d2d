import type { NextApiRequest, NextApiResponse } from 'next'
import { LOCALES } from '@/i18n/locales'
import { textsFile } from '@/i18n/textsFile'

const GROUP = /^[\w-]+$/
/** More than any page has. */
const MAX_GROUPS = 8

/**
 * GET /texts/{version}/{language}/{group}/{group}…: `textsFile`. A page of another release gets today's texts, which is
 * better than none; no cache may keep them under its address.
 */
export function textsHandler({ query }: NextApiRequest, res: NextApiResponse) {
  const [version = '', language, ...groups] = [query.path ?? []].flat()
  const file = readFile(language, groups)
  const isOwn = file?.path === ['/texts', version, language, ...groups].join('/')
  res.setHeader('cache-control', isOwn ? 'public, max-age=31536000, immutable' : 'no-store')
  if (!file) return void res.status(404).end()
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.status(200).send(file.json)
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
