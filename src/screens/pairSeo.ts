import type { Currency } from '@/domain/currency/currency'
import { fittingText, SEARCH_COLUMNS } from '@/domain/text/fittingText'
import { badgeLabel, linkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { currencyName } from '@/i18n/currencyName'
import type { Translate } from '@/i18n/translate'

type Pair = { from: Currency; to: Currency; intl: string; brand: string }
type Keys = { title: string; shortTitle: string; description: string }

/** With their networks, so that no two pairs have one title. */
export const pairNames = ({ from, to, intl, brand }: Pair) => ({
  brand,
  from: linkedCurrency(from).label,
  to: linkedCurrency(to).label,
  nameFrom: currencyName(from, intl),
  nameTo: currencyName(to, intl),
})

/** What a search result shows of a pair: where names are too long for it, badges of networks, then tickers alone, then no brand. */
export function pairSeo(t: Translate, pair: Pair, keys: Keys) {
  const names = pairNames(pair)
  const badges = { ...names, from: badgeLabel(pair.from), to: badgeLabel(pair.to) }
  const tickers = { ...badges, nameFrom: badges.from, nameTo: badges.to }
  const shortest = t(keys.shortTitle, badges)
  return {
    title: fittingText(
      [
        t(keys.title, names),
        t(keys.title, badges),
        t(keys.shortTitle, names),
        shortest,
        shortest.replace(` | ${pair.brand}`, ''),
      ],
      SEARCH_COLUMNS.title,
    ),
    description: fittingText(
      [t(keys.description, names), t(keys.description, tickers)],
      SEARCH_COLUMNS.description,
    ),
  }
}
