import { randomBytes, randomUUID } from 'node:crypto'
import { bech32 } from '@scure/base'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, Provider, ProviderState } from '@/server/providers/provider'
import { aProvider } from '../../providers/aProvider'
import { freshProviders } from '../../providers/freshProviders'

/** An address of Bitcoin that nobody has. */
export const newBtcAddress = () => bech32.encode('bc', [0, ...bech32.toWords(randomBytes(20))])

/** What a provider answers that does just what was ordered. */
export const aCreatedOrder = (order: ProviderOrder, changes: Partial<CreatedOrder> = {}): CreatedOrder => ({
  ref: { id: `theirs-${randomUUID()}`, secret: null },
  depositAddress: newBtcAddress(),
  depositExtraId: null,
  amountFrom: order.expectedFrom,
  amountTo: order.expectedTo,
  echo: {
    addressTo: order.addressTo,
    extraIdTo: order.extraIdTo,
    from: order.from.code,
    to: order.to.code,
  },
  validUntil: null,
  url: 'https://acme.example/orders/1',
  ...changes,
})

export const aState = (changes: Partial<ProviderState> = {}): ProviderState => ({
  status: 'waiting',
  issue: null,
  actions: [],
  amountFrom: null,
  amountTo: null,
  txFrom: null,
  txTo: null,
  refundTx: null,
  word: 'new',
  ...changes,
})

/** Registers one provider, `acme`, which makes every order and then says `state`. */
export function registerAcme(changes: Parameters<typeof aProvider>[1] = {}): Provider {
  const acme = aProvider('acme', {
    create: (order) => Promise.resolve(aCreatedOrder(order)),
    read: () => Promise.resolve(aState()),
    ...changes,
  })
  freshProviders(acme)
  return acme
}
