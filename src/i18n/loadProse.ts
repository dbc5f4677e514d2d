import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSite } from '@/config/site'
import type { Prose } from '@/domain/prose'
import { LANGUAGES, type Locale } from './languages'
import { DEFAULT_LOCALE } from './locales'
import { proseFacts } from './proseFacts'
import { readProse } from './readProse'

/** The words of `locales/{lng}/pages/{name}.md` with the operator's names and numbers; they need no back end. */
export async function loadProse(name: string, locale: Locale): Promise<Prose> {
  const text = await readFile(join(process.cwd(), 'locales', locale, 'pages', `${name}.md`), 'utf8')
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return readProse(text, proseFacts(LANGUAGES[locale].intl, readSite()), prefix)
}
