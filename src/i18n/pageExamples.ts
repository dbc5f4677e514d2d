import { numberFormat } from '@/domain/money/numberFormat'
import Big from 'big.js'
import { programmesWith, type Programmes } from '@/config/programmes'
import type { Site } from '@/domain/site/site'

/** The small amount of the examples, the volume a partner refers in a month and the market's move. */
const SMALL_USD = '50'
const MONTH_USD = '20000'
const READERS = 10
const MOVE_PERCENT = '3'

const NETWORKS = { Bitcoin: 'btc', Ethereum: 'eth', Tron: 'trx', Bsc: 'bsc', Solana: 'sol' } as const
type Network = keyof typeof NETWORKS

export function pageExamples(
  intl: string,
  exampleUsd: string,
  { operator }: Pick<Site, 'operator'>,
): Record<string, string> {
  const { fees, affiliate, loyalty } = programmesWith(operator.figures ?? {})
  const { money, percent } = formats(intl)
  const feeOf = (network: Network) => fees.payoutUsd.byNetwork[NETWORKS[network]] ?? fees.payoutUsd.default
  const afterFee = (usd: string | Big) => new Big(usd).minus(part(usd, fees.spreadPercent.floating))
  const moved = (direction: 1 | -1) =>
    afterFee(new Big(exampleUsd).plus(part(exampleUsd, MOVE_PERCENT).times(direction)))
  const networks = (Object.keys(NETWORKS) as Network[]).flatMap((network): [string, string][] => {
    const fee = feeOf(network)
    return [
      [`fee${network}`, money(fee)],
      [`example${network}Share`, percent(new Big(fee).div(exampleUsd))],
      [`exampleSmall${network}Share`, percent(new Big(fee).div(SMALL_USD))],
      [`example${network}Rest`, money(afterFee(exampleUsd).minus(fee))],
      [`exampleSmall${network}Rest`, money(afterFee(SMALL_USD).minus(fee))],
    ]
  })
  return {
    ...Object.fromEntries(networks),
    feeBank: money(fees.payoutUsd.bank),
    exampleBankRest: money(afterFee(exampleUsd).minus(fees.payoutUsd.bank)),
    exampleBankFallenRest: money(moved(-1).minus(fees.payoutUsd.bank)),
    exampleSmallUsd: money(SMALL_USD),
    exampleSmallFloatingFee: money(part(SMALL_USD, fees.spreadPercent.floating)),
    exampleMove: percent(new Big(MOVE_PERCENT).div(100)),
    exampleFallenRest: money(moved(-1)),
    exampleRisenRest: money(moved(1)),
    exampleMonthUsd: money(MONTH_USD),
    exampleMonthCommission: money(part(MONTH_USD, affiliate.ratePercent)),
    exampleMonthMaximum: money(part(MONTH_USD, affiliate.maximumPercent)),
    exampleTenCommission: money(part(exampleUsd, affiliate.ratePercent).times(READERS)),
    cashbackVolume: cashbackVolume(intl, loyalty),
    // One USDT counts as one dollar.
    payoutVolumeUsd: money(new Big(affiliate.minPayoutUsdt).times(100).div(affiliate.ratePercent)),
  }
}

function cashbackVolume(intl: string, { minPayoutBtc, levels }: Programmes['loyalty']): string {
  const [lowest] = levels
  if (!lowest || Number(lowest.cashbackPercent) === 0) return ''
  const btc = new Big(minPayoutBtc).times(100).div(lowest.cashbackPercent)
  const number = numberFormat(intl, { maximumSignificantDigits: 3 })
  return `${number.format(btc.toFixed() as Intl.StringNumericLiteral)}\u00a0BTC`
}

const part = (usd: string | Big, percent: string) => new Big(usd).times(percent).div(100)

function formats(intl: string) {
  const currency = numberFormat(intl, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const share = numberFormat(intl, { style: 'percent', maximumSignificantDigits: 2 })
  const literal = (value: string | Big) => new Big(value).toFixed() as Intl.StringNumericLiteral
  return {
    money: (usd: string | Big) => currency.format(literal(usd)),
    percent: (value: Big) => share.format(literal(value)),
  }
}
