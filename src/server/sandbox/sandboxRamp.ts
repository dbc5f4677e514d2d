import Big from 'big.js'
import { legal } from '@/config/legal'
import { env } from '@/config/env'
import { readProgrammes } from '@/config/readProgrammes'
import { isLess } from '@/domain/money/amount'
import type { RampFees } from '@/domain/ramp/ramp'
import { type CatalogueCurrency, findCurrency } from '@/server/catalogue/catalogue'
import { SANDBOX } from '@/server/database/schema'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Opened, Ramp, RampAnswer, RampOrder, RampQuestion, RampRoute } from '@/server/ramps/ramp'
import { depositFor, limitsOf, payoutFee, payoutFor, type Trade } from '@/server/sandbox/pricing'
import { SANDBOX_BANK } from '@/server/sandbox/sandboxBank'
import { isPairAvailable } from '@/server/sandbox/sandboxPairs'
import { depositOf } from '@/server/sandbox/sandboxProvider'

/** The bank of a site without real money: transfers that no bank carries out, at the prices of the sandbox. Its orders are
 * rows of our own table and move with the clock (`sandboxProvider`), so that nothing is read of them. */
export const makeSandboxRamp = (now: () => number): Ramp => ({
  id: SANDBOX,
  profile: {
    name: 'Sandbox',
    url: '',
    termsUrl: '',
    privacyUrl: '',
    supportUrl: '',
    complaintsUrl: '',
    entity: '',
    authorisations: [],
    custody: 'sandbox',
    proof: { buy: 'none', sell: 'none' },
    takesExtraId: true,
    needsUserIp: false,
    tracks: 'order',
    kyc: [],
    maxBasisPoints: 0,
  },
  offerings: (catalogue) =>
    Promise.resolve({
      countries: null,
      fiats: new Map(
        catalogue.filter(({ isFiat, enabled }) => isFiat && enabled).map((one) => [one.symbol, fiatOf(one)]),
      ),
      coins: new Map(
        catalogue.filter(({ isFiat, enabled }) => !isFiat && enabled).map((one) => [one.symbol, coinOf(one)]),
      ),
      routes: (direction, _country, fiat, coin) => routesOf({ direction, fiat, coin }),
      unmatched: [],
    }),
  quote: (question) => Promise.resolve().then(() => [answerOf(question, now())]),
  open: (order) =>
    Promise.resolve().then(() => ({
      ref: { id: order.orderKey, secret: null },
      opened: openedOf(order),
      echo: {
        fiat: order.fiat.code,
        coin: order.coin.code,
        pay: order.expectedPay,
        get: order.expectedGet,
        address: order.address,
        extraId: order.extraId,
      },
    })),
})

const fiatOf = ({ symbol, fullInfo }: CatalogueCurrency) => ({
  symbol,
  code: symbol.toUpperCase(),
  digits: fullInfo.precision,
})

const coinOf = ({ symbol, network, has_extra_id, fullInfo }: CatalogueCurrency) => ({
  ...{ symbol, code: symbol, network, precision: fullInfo.precision },
  memo: has_extra_id ? ('required' as const) : ('none' as const),
})

type Sides = Pick<RampQuestion, 'direction' | 'fiat' | 'coin'>

function sidesOf({ direction, fiat, coin }: Sides) {
  const [ofState, ofChain] = [findCurrency(fiat.symbol), findCurrency(coin.symbol)]
  if (!ofState || !ofChain) return null
  const [from, to] = direction === 'buy' ? [ofState, ofChain] : [ofChain, ofState]
  return isPairAvailable(from, to, false) ? { from, to } : null
}

/** Euros go by SEPA, others by a bank of their country. */
const methodOf = ({ fiat }: Pick<Sides, 'fiat'>) => (fiat.symbol === 'eur' ? 'sepa' : 'bank')

function usualMinutes(): [number, number] {
  const [least = 0, most = 0] = readProgrammes().usualMinutes.split('-').map(Number)
  return [least, most]
}

const routesOf = (sides: Sides): RampRoute[] =>
  sidesOf(sides) ? [{ method: methodOf(sides), limits: null, minutes: usualMinutes() }] : []

function answerOf(question: RampQuestion, at: number): RampAnswer {
  const method = methodOf(question)
  const refused = (
    code: 'pair_unavailable' | 'method_unavailable' | 'below_min' | 'above_max',
    limit = null,
  ) => ({ method, refused: { code, limit } }) as const
  const sides = sidesOf(question)
  if (!sides) return refused('pair_unavailable')
  if (question.method !== null && question.method !== method) return refused('method_unavailable')
  const { amount, direction } = question
  const reverse = question.side === 'get'
  const trade: Trade = { ...sides, fixed: false, at }
  const { min, max } = limitsOf(trade, reverse)
  if (isLess(amount, min)) return { method, refused: { code: 'below_min', limit: min } }
  if (max !== null && isLess(max, amount)) return { method, refused: { code: 'above_max', limit: max } }
  const fee = payoutFee(trade)
  return {
    ...{ method, quoteKey: null, isEstimate: true, validUntil: null, limits: { min, max } },
    pay: reverse ? depositFor(amount, trade, fee) : amount,
    get: reverse ? amount : payoutFor(amount, trade, fee),
    fees: feesOf(direction === 'sell' ? fee : null),
    minutes: usualMinutes(),
    needs: direction === 'buy' ? ['address'] : ['iban'],
    opens: direction === 'buy' ? 'transfer' : 'deposit',
  }
}

const feesOf = (bank: string | null): RampFees => ({
  ...{ provider: null, network: null, partner: null, total: null },
  bank: bank === null ? null : new Big(bank).toFixed(),
})

/** Its account number is invalid, so that no bank takes it, and nobody can pay to its addresses. */
function openedOf(order: RampOrder): Opened {
  const sides = sidesOf(order)
  if (!sides) throw new ProviderError('pair_unavailable')
  const { address, extraId } = depositOf(sides.from, order.orderKey)
  const amount = order.expectedPay
  if (order.direction === 'sell') return { kind: 'deposit', address, extraId, amount, until: null }
  const payee = legal.legalName || env.brandName
  const reference = order.orderKey.toUpperCase()
  return {
    ...{ kind: 'transfer', amount, currency: order.fiat.code, until: null },
    bank: { payee, iban: address, bank: SANDBOX_BANK, bic: null, reference },
  }
}
