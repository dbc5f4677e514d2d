import type { Locale } from './languages'

/** Sentences as one paragraph: Japanese and Chinese put no blank between them. */
export const joinSentences = (sentences: string[], locale: Locale): string =>
  sentences.join(locale === 'ja' || locale === 'cn' ? '' : ' ')
