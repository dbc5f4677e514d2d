import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from './languages'
import { unknownFigures, withoutFigures } from './unknownFigures'

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

/** `json` has the form of next-i18next's store; `path` changes with any text of it, so it may be cached for good. */
type TextsFile = { path: string; json: string }

/** What a page's scripts fetch instead of carrying it in each HTML: the shell's texts and those of `groups`. */
export function textsFile(locale: Locale, groups: readonly string[]): TextsFile {
  const all = [...new Set([...SHELL_GROUPS, ...groups])].map((group) => {
    return `${JSON.stringify(group)}:${groupJson(locale, group)}`
  })
  const json = `{"${locale}":{${all.join()}}}`
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  return { path: ['/texts', version, locale, ...groups].join('/'), json }
}

/** By language and group. */
const read = new Map<string, string>()

/** @throws Error without such a file */
function groupJson(locale: Locale, group: string): string {
  const file = join(process.cwd(), 'locales', locale, `${group}.json`)
  const known = read.get(file)
  if (known !== undefined) return known
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const json = JSON.stringify(withKnownFigures(texts))
  read.set(file, json)
  return json
}

/** Without the sentences that quote an unknown figure. */
export function withKnownFigures(texts: unknown): unknown {
  const unknown = unknownFigures()
  if (unknown.length === 0) return texts
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? withoutFigures(value, unknown) : value,
  )
}
