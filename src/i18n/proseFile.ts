import { join } from 'node:path'
import type { Locale } from './languages'

export const proseFile = (name: string, locale: Locale) =>
  join(process.cwd(), 'locales', locale, 'pages', `${name}.md`)
