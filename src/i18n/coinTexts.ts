import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorCoinSources, operatorCoinTexts, servedLanguages } from '@/config/operator/operatorFacts'
import type { CoinSource, CoinText } from '@/domain/text/coinText'
import type { Locale } from './languages'

/** No group of i18next: a page gets one coin's texts, and there is no fallback to English. */
type CoinTexts = Record<string, CoinText>
type CoinSources = Record<string, CoinSource[]>

const files = new Map<string, object>()

function readJson(...path: string[]): object {
  const name = join(process.cwd(), 'locales', ...path)
  const known = files.get(name)
  if (known) return known
  // The file is ours, and `npm run texts` checks it.
  const read = existsSync(name) ? (JSON.parse(readFileSync(name, 'utf8')) as object) : {}
  files.set(name, read)
  return read
}

/** The operator's own, else ours. */
const coinText = (coinUrl: string, locale: Locale): CoinText | null =>
  operatorCoinTexts(locale)?.[coinUrl] ?? (readJson(locale, 'coins.json') as CoinTexts)[coinUrl] ?? null

export const coinTextLanguages = (coinUrl: string): Locale[] =>
  servedLanguages().filter((locale) => coinText(coinUrl, locale) !== null)

export type CoinWords = CoinText & { sources: CoinSource[] }

/** @param coinUrl such as `btc` */
export function coinWords(coinUrl: string, locale: Locale): CoinWords | null {
  const text = coinText(coinUrl, locale)
  const sources = operatorCoinSources()[coinUrl] ?? (readJson('coinSources.json') as CoinSources)[coinUrl]
  return text && { ...text, sources: sources ?? [] }
}
