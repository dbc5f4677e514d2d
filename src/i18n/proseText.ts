import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorPage } from '@/config/operator/operatorFacts'
import type { Locale } from './languages'

/** The Markdown of a page: the operator's own in that language, else ours. */
export const proseText = async (name: string, locale: Locale): Promise<string> =>
  operatorPage(name, locale) ??
  readFile(join(process.cwd(), 'locales', locale, 'pages', `${name}.md`), 'utf8')
