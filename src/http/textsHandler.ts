import { LOCALES } from '@/config/locales'
import { textsFile } from '@/i18n/textsFile'
import { sendBody } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

const GROUP = /^[\w-]+$/
/** More than any page has. */
const MAX_GROUPS = 8

/**
 * GET /texts/{version}/{language}/{group}/{group}…: `textsFile`. A page of another release gets today's texts, which is
 * better than none; no cache may keep them under its address.
 */
export const textsHandler: SiteHandler = (_, res, { rest }) => {
  const [version = '', language, ...groups] = rest.split('/')
  const file = readFile(language, groups)
  const isOwn = file?.path === ['/texts', version, language, ...groups].join('/')
  if (!file) {
    sendStatus(res, 404)
    return
  }
  sendBody(res, file.json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isOwn ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  })
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
