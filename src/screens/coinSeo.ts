import { fittingText, SEARCH_COLUMNS } from '@/domain/text/fittingText'

type CoinNames = { name: string; ticker: string; brand: string }
type Text = (names: CoinNames) => string

/** What a search result shows of a coin: where its name is too long for it a short title, then the ticker alone, then no brand. */
export function coinSeo(names: CoinNames, texts: Record<'title' | 'shortTitle' | 'description', Text>) {
  const alone = { ...names, name: names.ticker }
  const { title, shortTitle, description } = texts
  const titles = [title(names), shortTitle(names), title(alone), shortTitle(alone)]
  const bare = shortTitle(alone).replace(` | ${names.brand}`, '')
  return {
    title: fittingText([...titles, bare], SEARCH_COLUMNS.title),
    description: fittingText([description(names), description(alone)], SEARCH_COLUMNS.description),
  }
}
