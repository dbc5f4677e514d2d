import type { Locale } from './languages'

/** Japanese and Chinese put no blank between sentences. */
export const joinSentences = (sentences: readonly string[], locale: Locale): string =>
  sentences.join(locale === 'ja' || locale === 'cn' ? '' : ' ')
