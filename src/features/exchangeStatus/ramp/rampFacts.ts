import type { Exchange } from '@/contract/exchanges'
import type { RampFacts } from '@/domain/ramp/rampPhase'

type OrderOfRamp = Exchange & { ramp: NonNullable<Exchange['ramp']> }

export const isOfRamp = (exchange: Exchange): exchange is OrderOfRamp => Boolean(exchange.ramp)

export const rampFacts = ({ status, ramp }: OrderOfRamp): RampFacts => ({
  status,
  direction: ramp.direction,
  paid: ramp.paid,
  checkoutExpired: ramp.checkoutExpired,
  step: ramp.step,
  tracks: ramp.ramp.tracks,
})

/** What its owner was opened, in the fields in which every exchange has its deposit. */
export function withOpened(exchange: Exchange): Exchange {
  const opened = exchange.ramp?.opened
  if (!opened) return exchange
  const { extendedInfo } = exchange
  const common = {
    ...exchange,
    validUntil: opened.until ?? exchange.validUntil,
    expectedAmountFrom: opened.amount ?? exchange.expectedAmountFrom,
  }
  if (opened.kind === 'transfer' && opened.bank) {
    const { iban, ...bank } = opened.bank
    return { ...common, bank, extendedInfo: { ...extendedInfo, addressFrom: iban, extraIdFrom: null } }
  }
  if (opened.kind === 'deposit' && opened.address !== null)
    return {
      ...common,
      extendedInfo: { ...extendedInfo, addressFrom: opened.address, extraIdFrom: opened.extraId },
    }
  return exchange
}
