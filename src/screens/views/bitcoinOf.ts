import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/loyalty'
import type { CashbackQuestion } from './CashbackQuestion'
import type { BitcoinPrice } from './loadBitcoinPrice'

/** An amount of a unit in BTC, down to the smallest part of one. */
export const bitcoinOf = (amount: string, unit: CashbackQuestion['unit'], price: BitcoinPrice | null) =>
  unit === 'usd' && price
    ? new Big(amount).div(price.usd).round(BTC_DECIMALS, Big.roundDown).toFixed()
    : amount
