import type { Currency } from '@/domain/currency/currency'
import { fittingText, SEARCH_COLUMNS } from '@/domain/text/fittingText'
import { otherName } from '@/domain/currency/otherName'
import { badgeLabel, linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { currencyName } from '@/i18n/currencyName'

type Pair = { from: Currency; to: Currency; intl: string; brand: string }
type PairNames = ReturnType<typeof pairNames>
type Text = (names: PairNames) => string

/** With their networks, so that no two pairs have one title. */
export const pairNames = ({ from, to, intl, brand }: Pair) => ({
  brand,
  from: linkedCurrency(from).label,
  to: linkedCurrency(to).label,
  nameFrom: currencyName(from, intl),
  nameTo: currencyName(to, intl),
})

/** For a heading: as `pairNames`, with short names of networks. */
export const headingNames = (pair: Pair) => ({
  ...pairNames(pair),
  from: badgeLabel(pair.from),
  to: badgeLabel(pair.to),
})

/** Else the names would only repeat the tickers. */
const hasNames = ({ from, to, intl }: Pair) =>
  [from, to].some((side) => otherName(side.symbolFront, currencyName(side, intl)))

/** What a search result shows of a pair: where names are too long for it, badges of networks, then tickers alone, then no brand. */
export function pairSeo(pair: Pair, texts: { title: Text; shortTitle: Text; description: Text }) {
  const names = pairNames(pair)
  const badges = headingNames(pair)
  const tickers = { ...badges, nameFrom: badges.from, nameTo: badges.to }
  const shortest = texts.shortTitle(badges)
  const full = hasNames(pair) ? [texts.title(names), texts.title(badges)] : []
  return {
    title: fittingText(
      [...full, texts.shortTitle(names), shortest, shortest.replace(` | ${pair.brand}`, '')],
      SEARCH_COLUMNS.title,
    ),
    description: fittingText(
      [texts.description(names.nameFrom === names.nameTo ? tickers : names), texts.description(tickers)],
      SEARCH_COLUMNS.description,
    ),
  }
}
