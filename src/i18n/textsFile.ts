import { createHash } from 'node:crypto'
import type { Locale } from './languages'
import { readGroups } from './readTexts'

/** The shell's own groups travel with every page (R16). */
export const SHELL_GROUPS = [
  'header',
  'footer',
  'exchange',
  'main-page',
  'reusable',
  'maintenance',
  'wallet',
] as const

/** `json`: a TextStore. `path` changes with any text of it, so it may be cached for good. */
type TextsFile = { path: string; json: string }

/** What a page's scripts fetch instead of carrying it in each HTML: the shell's texts and those of `groups`. */
export function textsFile(locale: Locale, groups: readonly string[]): TextsFile {
  const json = JSON.stringify({ [locale]: readGroups(locale, [...SHELL_GROUPS, ...groups]) })
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  return { path: ['/texts', version, locale, ...groups].join('/'), json }
}
