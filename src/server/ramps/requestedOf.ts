import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { Requested } from '@/server/providers/amountRefusal'
import type { RampCoin, RampFiat, RampQuestion } from './ramp'

/** For the readers of refusals, which exchange providers share: `from` is what the visitor pays. */
export function requestedOf(
  {
    direction,
    fiat,
    coin,
    amount,
    side,
  }: Pick<RampQuestion, 'direction' | 'fiat' | 'coin' | 'amount' | 'side'>,
  limitsAreOf: Requested['limitsAreOf'],
): Requested {
  const [from, to] = direction === 'buy' ? [ofFiat(fiat), ofCoin(coin)] : [ofCoin(coin), ofFiat(fiat)]
  return { from, to, amount, reverse: side === 'get', limitsAreOf }
}

const EITHER_WAY = { isDeposit: true, isPayout: true, isFixed: false }
const ofCoin = (coin: RampCoin): ProviderAsset => ({ ...coin, ...EITHER_WAY })
const ofFiat = ({ symbol, code, digits }: RampFiat): ProviderAsset => ({
  symbol,
  code,
  network: '',
  precision: digits,
  memo: 'none',
  ...EITHER_WAY,
})
