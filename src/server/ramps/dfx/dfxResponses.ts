/** By the source of their API (DFXswiss/api: fiat.dto, asset.dto, country.dto, buy-quote.dto, fee.dto). */
import * as z from 'zod/mini'
import {
  decimal,
  flag,
  optionalDecimal,
  optionalFlag,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  requiredText,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

const NO_LIMITS = { min: null, max: null }
const limits = z.catch(
  z.pipe(
    z.nullish(
      members({ min: optionalDecimal, max: optionalDecimal }, { min: ['minVolume'], max: ['maxVolume'] }),
    ),
    z.transform((one) => one ?? NO_LIMITS),
  ),
  NO_LIMITS,
)
const NO_METHODS = { Bank: NO_LIMITS, Instant: NO_LIMITS, Card: NO_LIMITS }

const fiat = members(
  {
    name: requiredText,
    isBuyable: optionalFlag,
    isSellable: optionalFlag,
    isCardSellable: optionalFlag,
    isInstantSellable: optionalFlag,
    limits: z.catch(members({ Bank: limits, Instant: limits, Card: limits }), NO_METHODS),
  },
  {
    isBuyable: ['buyable'],
    isSellable: ['sellable'],
    isCardSellable: ['cardSellable'],
    isInstantSellable: ['instantSellable'],
  },
)
export type DfxFiat = z.output<typeof fiat>
export const fiatsResponse = readableRows(fiat)

const asset = members(
  {
    id: requiredText.check(z.regex(/^\d{1,9}$/)),
    name: requiredText,
    blockchain: requiredText,
    contract: optionalText,
    isBuyable: optionalFlag,
    isSellable: optionalFlag,
    isCardBuyable: optionalFlag,
    isInstantBuyable: optionalFlag,
  },
  {
    contract: ['chainId'],
    isBuyable: ['buyable'],
    isSellable: ['sellable'],
    isCardBuyable: ['cardBuyable'],
    isInstantBuyable: ['instantBuyable'],
  },
)
export type DfxAsset = z.output<typeof asset>
export const assetsResponse = readableRows(asset)

const country = members(
  {
    symbol: requiredText,
    isLocation: optionalFlag,
    isBank: optionalFlag,
    isCard: optionalFlag,
    isCrypto: optionalFlag,
  },
  {
    isLocation: ['locationAllowed'],
    isBank: ['bankAllowed'],
    isCard: ['cardAllowed'],
    isCrypto: ['cryptoAllowed'],
  },
)
export type DfxCountry = z.output<typeof country>
export const countriesResponse = readableRows(country)

const FEES = {
  dfx: reportedDecimal,
  network: reportedDecimal,
  bank: reportedDecimal,
  platform: reportedDecimal,
  total: reportedDecimal,
}
const NO_FEES = { dfx: null, network: null, bank: null, platform: null, total: null }
const fees = z.catch(members(FEES), NO_FEES)

/** `isValid` is what decides, whatever the amounts. Numbers are in units to read, and rounded. */
export const quoteResponse = members(
  {
    pay: decimal,
    get: decimal,
    isValid: flag,
    error: reportedText,
    errors: z.catch(
      readableRows(
        members(
          { word: requiredText, limit: reportedDecimal, limitGet: reportedDecimal },
          { word: ['error'], limitGet: ['limitTarget'] },
        ),
      ),
      [],
    ),
    min: optionalDecimal,
    max: optionalDecimal,
    minGet: optionalDecimal,
    maxGet: optionalDecimal,
    fees,
    feesGet: fees,
  },
  {
    pay: ['amount'],
    get: ['estimatedAmount'],
    min: ['minVolume'],
    max: ['maxVolume'],
    minGet: ['minVolumeTarget'],
    maxGet: ['maxVolumeTarget'],
    feesGet: ['feesTarget'],
  },
)
export type DfxQuote = z.output<typeof quoteResponse>
