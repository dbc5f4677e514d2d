import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/loyalty'
import type { CashbackRequest } from './CashbackRequest'
import type { BitcoinPrice } from './loadBitcoinPrice'

export const bitcoinOf = (amount: string, unit: CashbackRequest['unit'], price: BitcoinPrice | null) =>
  unit === 'usd' && price
    ? new Big(amount).div(price.usd).round(BTC_DECIMALS, Big.roundDown).toFixed()
    : amount
