import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addedPage, defaultLanguage, operatorPage } from '@/config/operator/operatorFacts'
import type { Locale } from './languages'

/** The language of the text that a page has in a language: the default one where an added page has none in it. */
export const proseLanguage = (name: string, locale: Locale): Locale =>
  addedPage(name)?.languages.includes(locale) === false ? defaultLanguage() : locale

/** The Markdown of a page: the operator's own in that language, else ours. */
export const proseText = async (name: string, locale: Locale): Promise<string> =>
  operatorPage(name, locale) ??
  readFile(join(process.cwd(), 'locales', locale, 'pages', `${name}.md`), 'utf8')
