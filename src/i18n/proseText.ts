import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addedPage, defaultLanguage, operatorPage } from '@/config/operator/operatorFacts'
import type { Locale } from './languages'

/** The default language where an added page has no text in this one. */
export const proseLanguage = (name: string, locale: Locale): Locale =>
  addedPage(name)?.languages.includes(locale) === false ? defaultLanguage() : locale

/** The operator's own Markdown, else ours. */
export const proseText = async (name: string, locale: Locale): Promise<string> =>
  operatorPage(name, locale) ??
  readFile(join(process.cwd(), 'locales', locale, 'pages', `${name}.md`), 'utf8')
