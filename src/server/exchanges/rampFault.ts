import Big from 'big.js'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import { isAmount, isZero } from '@/domain/money/amount'
import type { Opened, RampOrder } from '@/domain/ramp/rampOrder'
import { DAY } from '@/domain/time/durations'
import { isPlainText } from '@/server/outbound/answerFields'
import type { OpenedOrder } from '@/server/ramps/ramp'
import {
  type CreationFault,
  creationFault,
  isSameAddress,
  type OrderCurrencies,
} from '@/server/exchanges/creationFault'

export type RampFault = CreationFault | 'page' | 'bank' | 'message'

type Ordered = Omit<RampOrder, 'iban' | 'owner' | 'email'>

/** Milliseconds. A longer time was meant in another unit. */
const LONGEST_WAIT = 60 * DAY
/** Share by which what was not typed may be worse than promised: an estimate moves while an address is typed. */
const ESTIMATE_TOLERANCE = '0.05'
const LONGEST_MESSAGE = 4_000
const LONGEST_TEXT = 300

/** Why the answer to an order must not be shown; null: it is what was ordered. */
export function rampFault(
  order: Ordered,
  { ref, opened, echo }: OpenedOrder,
  currencies: OrderCurrencies,
  now: number,
): RampFault | null {
  if (![ref.id, ref.secret ?? ''].every(isPlainText)) return 'text'
  if (ref.id.trim() === '') return 'id'
  if (!isEchoed(order, echo, currencies)) return 'echo'
  if (!areAmountsRight(order, echo)) return 'amount'
  return openedFault(order, { ref, opened }, currencies, now)
}

/** Also of what appears late, such as the deposit address of a sale after an identity check. */
export function openedFault(
  order: Ordered,
  { ref, opened }: Pick<OpenedOrder, 'ref' | 'opened'>,
  currencies: OrderCurrencies,
  now: number,
): RampFault | null {
  const { until } = opened
  if (until !== null && !(Number.isFinite(until) && until < now + LONGEST_WAIT)) return 'deadline'
  switch (opened.kind) {
    case 'redirect':
      return isPage(opened.url) ? null : 'page'
    case 'sign':
      return opened.message !== '' && opened.message.length <= LONGEST_MESSAGE ? null : 'message'
    case 'transfer':
      return transferFault(order, opened)
    case 'deposit':
      return creationFault(depositOrderOf(order), createdOf(order, ref, opened), currencies, now)
  }
}

function isPage(url: string): boolean {
  const page = URL.canParse(url) ? new URL(url) : null
  return page?.protocol === 'https:' && page.username === '' && page.password === ''
}

type Transfer = Extract<Opened, { kind: 'transfer' }>

function transferFault({ direction, fiat, expectedPay }: Ordered, opened: Transfer): RampFault | null {
  const { bank, amount, currency } = opened
  if (direction !== 'buy') return 'bank'
  if (currency.toLowerCase() !== fiat.symbol.toLowerCase()) return 'echo'
  if (!isAmount(amount) || isZero(amount) || !new Big(amount).eq(expectedPay)) return 'amount'
  const texts = [bank.payee, bank.iban, bank.reference, bank.bank ?? '', bank.bic ?? '']
  const isPlain = texts.every((text) => isPlainText(text) && text.length <= LONGEST_TEXT)
  return isPlain && bank.payee !== '' && bank.iban !== '' ? null : 'bank'
}

function isEchoed(order: Ordered, echo: OpenedOrder['echo'], { from, to }: OrderCurrencies): boolean {
  const isSame = (echoed: string | null, code: string) =>
    echoed === null || echoed.toLowerCase() === code.toLowerCase()
  if (!isSame(echo.fiat, order.fiat.code) || !isSame(echo.coin, order.coin.code)) return false
  const network = order.direction === 'buy' ? to.network : from.network
  if (echo.address !== null && order.address !== null && !isSameAddress(network, echo.address, order.address))
    return false
  return echo.extraId === null || order.direction === 'sell' || echo.extraId === order.extraId
}

/** What was typed is exact to what the currency can say; the other side may be better, and a little worse. */
function areAmountsRight(order: Ordered, { pay, get }: OpenedOrder['echo']): boolean {
  const { side, expectedPay, expectedGet } = order
  if (![pay, get].every((amount) => amount === null || (isAmount(amount) && !isZero(amount)))) return false
  const tolerance = (expected: string, isTyped: boolean) =>
    new Big(expected).times(isTyped ? '0.00005' : ESTIMATE_TOLERANCE)
  const isPaid = pay === null || new Big(pay).minus(expectedPay).lte(tolerance(expectedPay, side === 'pay'))
  const isGotten = get === null || new Big(expectedGet).minus(get).lte(tolerance(expectedGet, side === 'get'))
  const isTyped = side === 'pay' ? isNear(pay, expectedPay) : isNear(get, expectedGet)
  return isPaid && isGotten && isTyped
}

const isNear = (amount: string | null, typed: string) =>
  amount === null || new Big(amount).minus(typed).abs().lte(new Big(typed).times('0.00005'))

/** In the words of an order at a provider, whose checks of a deposit address are the same. */
function depositOrderOf(order: Ordered): ProviderOrder {
  const { coin, fiat, amount, side, expectedPay, expectedGet, refundAddress, refundExtraId, orderKey } = order
  return {
    ...{ from: assetOf(coin), to: assetOf({ ...fiat, network: '', memo: 'none', precision: fiat.digits }) },
    ...{ amount, reverse: side === 'get', fixed: false, basisPoints: 0, rateKey: null },
    ...{ expectedFrom: expectedPay, expectedTo: expectedGet, addressTo: '', extraIdTo: null },
    ...{ refundAddress, refundExtraId, orderKey },
  }
}

const assetOf = (
  asset: Pick<ProviderAsset, 'symbol' | 'code' | 'network' | 'memo' | 'precision'>,
): ProviderAsset => ({
  symbol: asset.symbol,
  code: asset.code,
  network: asset.network,
  memo: asset.memo,
  precision: asset.precision,
  isDeposit: true,
  isPayout: true,
  isFixed: false,
})

const createdOf = (
  order: Ordered,
  ref: OpenedOrder['ref'],
  { address, extraId, amount, until }: Extract<Opened, { kind: 'deposit' }>,
) => ({
  ref,
  depositAddress: address,
  depositExtraId: extraId,
  amountFrom: amount,
  amountTo: order.expectedGet,
  echo: { addressTo: null, extraIdTo: null, from: null, to: null },
  validUntil: until,
  url: null,
})
