import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorCoinSources, operatorCoinTexts, servedLanguages } from '@/config/operator/operatorFacts'
import type { CoinSource, CoinText } from '@/domain/text/coinText'
import type { Locale } from './languages'

/** No group of i18next: a page gets the texts of one coin, and a language without them has none, English neither. */
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

/** The operator's own text of the coin in that language, else ours. */
const coinText = (coinUrl: string, locale: Locale): CoinText | null =>
  operatorCoinTexts(locale)?.[coinUrl] ?? (readJson(locale, 'coins.json') as CoinTexts)[coinUrl] ?? null

/** The served languages that have a text of the coin, in the order of the operator. */
export const coinTextLanguages = (coinUrl: string): Locale[] =>
  servedLanguages().filter((locale) => coinText(coinUrl, locale) !== null)

export type CoinWords = CoinText & { sources: CoinSource[] }

/** @param coinUrl the last part of the coin's address: `btc` */
export function coinWords(coinUrl: string, locale: Locale): CoinWords | null {
  const text = coinText(coinUrl, locale)
  const sources = operatorCoinSources()[coinUrl] ?? (readJson('coinSources.json') as CoinSources)[coinUrl]
  return text && { ...text, sources: sources ?? [] }
}
