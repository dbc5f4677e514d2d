import { numberFormat } from '@/domain/money/numberFormat'
import type { Currency } from './currency'

/** Signs that Intl does not know, as their communities write them; words that people type for fiat. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  BTC: ['₿', 'Ƀ', 'XBT'],
  ETH: ['Ξ'],
  DOGE: ['Ð'],
  LTC: ['Ł'],
  XMR: ['ɱ'],
  ADA: ['₳'],
  SOL: ['◎'],
  XTZ: ['ꜩ'],
  USDT: ['₮'],
  JPY: ['円', '圓'],
  CNY: ['元', '人民币', 'RMB'],
  RUB: ['руб.', 'руб', 'р.'],
  KRW: ['원'],
}

/** The fiat that a stablecoin is worth one of, by its ticker: USDT, PYUSD, EURC. */
const PEGGED = ['USD', 'EUR', 'GBP', 'JPY', 'BRL', 'TRY', 'IDR'] as const

type Unit = Pick<Currency, 'symbolFront' | 'name' | 'isFiat'> & { fullInfo: { isStable: boolean } }

/** What may stand beside an amount of this currency. A sign of another one must not: $100 are not 100 BTC. */
export function amountUnits(currency: Unit | undefined): readonly string[] {
  if (!currency) return []
  const { symbolFront, name, isFiat, fullInfo } = currency
  const ticker = symbolFront.toUpperCase()
  const own = [symbolFront, name, ...(SIGNS[ticker] ?? [])]
  if (isFiat) return [...own, ...fiatSigns(ticker)]
  const fiat = fullInfo.isStable ? PEGGED.find((code) => ticker.includes(code)) : undefined
  return fiat ? [...own, fiat, ...fiatSigns(fiat), ...(SIGNS[fiat] ?? [])] : own
}

/** As the languages of the site write it: `$`, `US$`, `￥`. */
function fiatSigns(code: string): string[] {
  const signs = new Set<string>()
  for (const locale of ['en-US', 'vi-VN', 'pt-BR', 'ru-RU', 'ja-JP', 'zh-Hans-CN', 'fr-FR'])
    for (const currencyDisplay of ['narrowSymbol', 'symbol'] as const) {
      const format = numberFormat(locale, { style: 'currency', currency: code, currencyDisplay })
      const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value
      if (sign) signs.add(sign)
    }
  return [...signs]
}
