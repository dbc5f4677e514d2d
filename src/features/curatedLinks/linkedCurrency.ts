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

const networkOf = ({ symbolFront, fullInfo }: Currency) =>
  fullInfo.contract_address === null && fullInfo.network_badge === symbolFront ? '' : fullInfo.network_name
