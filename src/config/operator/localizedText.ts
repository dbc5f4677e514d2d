import { startedOperator } from './startOperator'

export type Localized = string | Partial<Record<string, string>>

/** The text of a language; where it has none, the default language's, English, any. */
export function localizedText(texts: Localized | undefined, language: string): string | undefined {
  if (texts === undefined || typeof texts === 'string') return texts
  const { defaultLanguage = 'en' } = startedOperator().file
  return texts[language] ?? texts[defaultLanguage] ?? texts.en ?? Object.values(texts)[0]
}
