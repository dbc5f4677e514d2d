import Big from 'big.js'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { Offer, Provider, ProviderProfile } from '@/server/providers/provider'

export const anAsset = (symbol: string, changes: Partial<ProviderAsset> = {}): ProviderAsset => ({
  symbol,
  code: symbol.toUpperCase(),
  network: 'main',
  precision: null,
  memo: 'none',
  isDeposit: true,
  isPayout: true,
  isFixed: true,
  ...changes,
})

export const assetsFrom = (...assets: ProviderAsset[]) => ({
  assets: new Map(assets.map((asset) => [asset.symbol, asset])),
  unmatched: [],
})

/** One of `from` is `rate` of `to`. */
export const anOffer = (question: ProviderQuestion, rate: string, changes: Partial<Offer> = {}): Offer => ({
  rateKey: null,
  fixed: question.fixed,
  amountFrom: question.reverse ? new Big(question.amount).div(rate).toFixed(8) : question.amount,
  amountTo: question.reverse ? question.amount : new Big(question.amount).times(rate).toFixed(),
  networkFee: null,
  limits: { min: '0.001', max: null },
  validUntil: null,
  minutes: null,
  ...changes,
})

type Changes = Partial<Omit<Provider, 'id' | 'profile'>> & { profile?: Partial<ProviderProfile> }

/** A provider of btc and eth that gives 20 eth for a btc, unless changed. */
export function aProvider(id: string, { profile, ...changes }: Changes = {}): Provider {
  const never = () => Promise.reject(new Error(`${id} was not to be called`))
  return {
    id,
    profile: {
      name: id.toUpperCase(),
      url: `https://${id}.example`,
      supportUrl: `https://${id}.example/support`,
      termsUrl: `https://${id}.example/terms`,
      custody: 'custodial',
      kyc: 'rare',
      needsUserIp: false,
      refundAddress: 'optional',
      refunds: 'requested',
      commission: { kind: 'none', maxBasisPoints: 0 },
      ...profile,
    },
    assets: () => Promise.resolve(assetsFrom(anAsset('btc'), anAsset('eth'))),
    quote: (question) => Promise.resolve(anOffer(question, '20')),
    create: never,
    read: never,
    ...changes,
  }
}

/** Never answers, not even when it is aborted. */
export const hanging = () => new Promise<never>(() => undefined)
