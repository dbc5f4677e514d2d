import * as z from 'zod/mini'
import type { ExchangeActionName } from '@/domain/exchange/exchange'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import { flag, optionalFlag, optionalText, readableRows, requiredText } from '@/server/outbound/answerFields'
import { LIST_BYTES } from '@/server/outbound/callProvider'
import { matchAssets } from '../matchAssets'
import { members } from '@/server/outbound/members'
import type { OrderRef, Provider, ProviderAction, ProviderContext, ProviderProfile } from '../provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { changenowCall, type ChangenowCall, type ChangenowSettings } from './changenowCall'
import { CHANGENOW_NETWORKS } from './changenowNetworks'
import { createChangenow, findChangenow } from './changenowOrders'
import { changenowQuote } from './changenowQuote'
import { changenowActions, changenowOrder, changenowState } from './changenowState'

const PROFILE: ProviderProfile = {
  name: 'ChangeNOW',
  url: 'https://changenow.io',
  supportUrl: 'https://support.changenow.io',
  termsUrl: 'https://changenow.io/terms-of-use',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
}

/** API v2, `GET exchange/currencies`. */
const currencies = readableRows(
  members({
    ticker: requiredText,
    network: requiredText,
    tokenContract: optionalText,
    hasExternalId: optionalFlag,
    isExtraIdSupported: optionalFlag,
    isFiat: optionalFlag,
    supportsFixedRate: optionalFlag,
    buy: optionalFlag,
    sell: optionalFlag,
  }),
)

/**
 * ChangeNOW v2; never run against the real service. Refund and continue are open to partners who requested them.
 * Assumed: `sell` can be deposited, `buy` is paid out; `hasExternalId`: deposits have one; limits are of what is sent.
 */
export function makeChangenow(settings: ChangenowSettings): Provider {
  const call = changenowCall(settings)
  return {
    id: 'changenow',
    profile: PROFILE,
    async assets(catalogue, { signal }) {
      const query = { active: 'true', flow: 'standard' }
      const path = '/exchange/currencies'
      return matchCurrencies(
        catalogue,
        await call({ path, query, schema: currencies, maxBytes: LIST_BYTES, signal }),
      )
    },
    quote: (question, context) => changenowQuote(call, question, context),
    create: (order, context) => createChangenow(call, order, context),
    async read({ id }, { signal }) {
      const order = await call({ path: '/exchange/by-id', query: { id }, schema: changenowOrder, signal })
      const actions = order.actionsAvailable ? await actionsOf(call, id, signal) : []
      return changenowState(order, actions)
    },
    act: (ref, action, context) => act(call, ref, action, context),
    async checkAddress(asset, address, _, { signal }) {
      // The call names a ticker without its network.
      if (asset.code !== asset.network) return 'unknown'
      const query = { currency: asset.code, address }
      const { result } = await call({ path: '/validate/address', query, schema: verdict, signal })
      return result ? 'valid' : 'invalid'
    },
    async find(order, since, context) {
      try {
        return await findChangenow(call, order, since, context)
      } catch (error) {
        if (isRefused(error)) return 'unknown'
        throw error
      }
    },
  }
}

/** Where it does not say, a deposit may have one. */
function memoOf({ hasExternalId, isExtraIdSupported }: z.output<typeof currencies>[number]) {
  if (hasExternalId === true) return 'required'
  return hasExternalId === false && isExtraIdSupported === false ? 'none' : 'optional'
}

const verdict = members({ result: flag })

const matchCurrencies = (catalogue: readonly CatalogueCurrency[], list: z.output<typeof currencies>) =>
  matchAssets(
    catalogue,
    CHANGENOW_NETWORKS,
    list
      .filter(({ isFiat }) => !isFiat)
      .map((currency) => ({
        code: currency.ticker,
        network: currency.network,
        contract: currency.tokenContract,
        precision: null,
        memo: memoOf(currency),
        isDeposit: currency.sell !== false,
        isPayout: currency.buy !== false,
        isFixed: currency.supportsFixedRate === true,
      })),
  )

/** None without that permission; the order is read all the same. */
async function actionsOf(
  call: ChangenowCall,
  id: string,
  signal: AbortSignal,
): Promise<ExchangeActionName[]> {
  try {
    const response = await call({
      path: '/exchange/actions',
      query: { id },
      schema: changenowActions,
      signal,
    })
    return (['refund', 'continue'] as const).filter((name) => response[name]?.available === true)
  } catch (error) {
    if (error instanceof ProviderError) return []
    throw error
  }
}

const acted = members({ result: z.catch(optionalFlag, null) })

/** CNmd: `POST exchange/refund` and `POST exchange/continue`. */
async function act(
  call: ChangenowCall,
  { id }: OrderRef,
  { action, address, extraId }: ProviderAction,
  { signal }: ProviderContext,
): Promise<void> {
  const body =
    action === 'refund' ? { id, address: address ?? undefined, extraId: extraId ?? undefined } : { id }
  const request = {
    method: 'POST' as const,
    path: `/exchange/${action}`,
    body,
    schema: acted,
    isEffect: true,
  }
  try {
    const { result } = await call({ ...request, signal })
    if (result === false) throw new ProviderError('action_unavailable')
  } catch (error) {
    throw isRefused(error) ? new ProviderError('action_unavailable', { cause: error }) : error
  }
}

const NOT_ALLOWED: readonly ProviderErrorCode[] = ['unauthorised', 'not_found']
const isRefused = (error: unknown) => error instanceof ProviderError && NOT_ALLOWED.includes(error.code)
