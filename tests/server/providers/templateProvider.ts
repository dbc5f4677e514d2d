import * as z from 'zod/mini'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { decimal, optionalText, readableRows, reportedDecimal } from '@/server/outbound/answerFields'
import { callProvider } from '@/server/outbound/callProvider'
import { echoOf } from '@/server/providers/echoOf'
import { matchAssets, type ProviderNetworks } from '@/server/providers/matchAssets'
import type { Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'

/** An adapter to begin from, of a service that does not exist: copy it to `src/server/providers/{id}/` and cite the
 * documentation beside every field that is read. */
export function makeTemplate({ url, apiKey }: { url: string; apiKey: string }): Provider {
  const shared = { baseUrl: url, headers: { authorization: apiKey }, refusalOf }
  return {
    id: 'template',
    profile: {
      name: 'Template',
      url: 'https://template.example',
      supportUrl: 'https://template.example/help',
      termsUrl: 'https://template.example/terms',
      custody: 'custodial',
      kyc: 'possible',
      needsUserIp: false,
      refundAddress: 'optional',
    },
    async assets(catalogue, { signal }) {
      const list = await callProvider({ ...shared, path: '/coins', schema: coins, signal })
      return matchAssets(
        catalogue,
        NETWORKS,
        list.map(({ coin, network, contract, tag }) => ({
          code: coin,
          network,
          contract,
          precision: null,
          memo: tag ? 'required' : 'none',
          isDeposit: true,
          isPayout: true,
          isFixed: false,
        })),
      )
    },
    async quote({ from, to, amount, reverse, fixed }, { signal }) {
      if (fixed) throw new ProviderError('fixed_unavailable')
      if (reverse) throw new ProviderError('pair_unavailable')
      const query = { from: from.code, to: to.code, amount }
      const { receive, min } = await callProvider({ ...shared, path: '/rate', query, schema: rate, signal })
      return {
        rateKey: null,
        fixed: false,
        amountFrom: amount,
        amountTo: receive,
        networkFee: null,
        limits: { min: min ?? null, max: null },
        validUntil: null,
        minutes: null,
      }
    },
    async create({ from, to, amount, addressTo, extraIdTo, orderKey }, { signal }) {
      const order = await callProvider({
        ...shared,
        method: 'POST',
        path: '/orders',
        body: {
          from: from.code,
          to: to.code,
          amount,
          address: addressTo,
          tag: extraIdTo,
          reference: orderKey,
        },
        schema: created,
        isEffect: true,
        signal,
      })
      return {
        ref: { id: order.id, secret: null },
        depositAddress: order.deposit,
        depositExtraId: order.tag,
        amountFrom: amount,
        amountTo: order.receive,
        echo: {
          addressTo: order.address,
          extraIdTo: order.tagTo,
          from: echoOf(from, order.from, null),
          to: echoOf(to, order.to, null),
        },
        validUntil: null,
        url: null,
      }
    },
    async read({ id }, { signal }) {
      const path = `/orders/${encodeURIComponent(id)}`
      const order = await callProvider({ ...shared, path, schema: state, signal })
      const known = STATUSES.get(order.status)
      return {
        status: known === 'finished' && order.refundHash !== null ? 'refunded' : (known ?? 'verifying'),
        issue: known ? null : 'provider_status_unknown',
        actions: [],
        amountFrom: order.sent,
        amountTo: order.received,
        txFrom: null,
        txTo: order.payoutHash,
        refundTx: order.refundHash,
        word: order.status,
      }
    },
  }
}

const NETWORKS: ProviderNetworks = {
  btc: { code: 'BTC', native: ['BTC'] },
  eth: { code: 'ETH', native: ['ETH'] },
  xrp: { code: 'XRP', native: ['XRP'] },
}
const coins = readableRows(
  z.object({ coin: z.string(), network: z.string(), contract: optionalText, tag: z.boolean() }),
)
const rate = z.object({ receive: decimal, min: z.nullish(decimal) })
const filled = z.string().check(z.minLength(1))
const created = z.object({
  id: filled,
  deposit: filled,
  tag: optionalText,
  receive: decimal,
  address: filled,
  tagTo: optionalText,
  from: filled,
  to: filled,
})
const state = z.object({
  status: z.string(),
  sent: reportedDecimal,
  received: reportedDecimal,
  payoutHash: optionalText,
  refundHash: optionalText,
})

const STATUSES = new Map<string, ExchangeStatus>([
  ['open', 'waiting'],
  ['paid', 'exchanging'],
  ['done', 'finished'],
])

const refused = z.object({ error: z.string(), min: z.nullish(decimal) })
const CODES = new Map<string, ProviderErrorCode>([
  ['too_low', 'below_min'],
  ['bad_address', 'address_invalid'],
])

function refusalOf(status: number, body: unknown): ProviderError | null {
  const { success, data } = refused.safeParse(body)
  const code = success && status < 500 ? CODES.get(data.error) : undefined
  if (!code) return null
  const limit = data?.min ?? undefined
  return new ProviderError(code, code === 'below_min' ? { limit, side: 'from' } : {})
}
