import type { Currency } from '@/domain/currency/currency'

export type LinkedCurrency = Pick<Currency, 'symbol' | 'symbolFront' | 'name' | 'image' | 'isFiat'> & {
  label: string
}

export const linkedCurrency = (currency: Currency): LinkedCurrency => ({
  symbol: currency.symbol,
  symbolFront: currency.symbolFront,
  name: currency.name,
  image: currency.image,
  isFiat: currency.isFiat,
  label: [currency.symbolFront, networkOf(currency)].filter(Boolean).join(' '),
})

/** As `label`, with the short name of the network. */
export const badgeLabel = (currency: Currency): string =>
  [currency.symbolFront, networkOf(currency) && (currency.fullInfo.network_badge || networkOf(currency))]
    .filter(Boolean)
    .join(' ')

/** What distinguishes the two in few words: tickers, with short names of networks where the tickers are one. */
export const pairTickers = (from: Currency, to: Currency) =>
  from.symbolFront === to.symbolFront
    ? { from: badgeLabel(from), to: badgeLabel(to) }
    : { from: from.symbolFront, to: to.symbolFront }

/** Empty where the ticker alone says it; `BSC` for BNB, whose network's name would say the ticker again. */
function networkOf({ symbolFront, fullInfo }: Currency): string {
  const { contract_address, network_badge, network_name } = fullInfo
  if (contract_address === null && network_badge === symbolFront) return ''
  return network_badge && network_name.startsWith(`${symbolFront} `) ? network_badge : network_name
}
