import type { ExchangeRamp, OpenedRampView } from '@/contract/rampParts'
import type { Opened } from '@/domain/ramp/rampOrder'
import type { StoredExchange } from '@/server/database/schema'
import type { StoredRamp } from '@/server/database/storedRamp'
import { rampInfo } from '@/server/market/rampInfo'
import type { Ramp } from '@/server/ramps/ramp'
import { findRamp } from '@/server/ramps/registry'
import { localOrders } from '@/server/sandbox/localOrders'
import { simulation } from '@/server/sandbox/simulation'

const MAX_REOPENED = 5

/** `opened` is its owner's alone. */
export function rampView(exchange: StoredExchange, isOwner: boolean): ExchangeRamp | null {
  const { ramp: stored } = exchange
  if (!stored) return null
  const ramp = rampOf(exchange)
  const { direction, method, country } = stored.order
  const opened = openOf(exchange)
  return {
    ramp: ramp ? rampInfo(ramp) : formerRamp(exchange.provider),
    ...{ direction, method, country },
    isEstimate: stored.isEstimate,
    fees: stored.fees,
    minutes: stored.minutes,
    ...legsOf(exchange, stored),
    step: opened?.kind ?? null,
    opened: isOwner && opened ? openedView(opened) : null,
    checkoutExpired: stored.checkoutExpired,
    actions: rampActionsOf(exchange, ramp),
  }
}

export const rampOf = ({ provider, ramp }: StoredExchange): Ramp | null =>
  ramp
    ? (findRamp(provider) ?? (simulation()?.ramp.id === provider ? (simulation()?.ramp ?? null) : null))
    : null

const UNPAID: readonly string[] = ['creating', 'waiting']

/** What its owner can still do: afterwards the address is nobody's business, and a late deposit would be lost. */
function openOf({ status, creation, ramp }: StoredExchange): Opened | null {
  if (!ramp || ramp.paid || ramp.checkoutExpired || creation !== 'made') return null
  if (UNPAID.includes(status)) return ramp.opened
  // An identity check goes on at its page.
  return status === 'verifying' && ramp.opened?.kind === 'redirect' ? ramp.opened : null
}

function legsOf(exchange: StoredExchange, { paid, delivered }: StoredRamp) {
  if (!localOrders(exchange)) return { paid, delivered }
  const { status, depositedAt } = exchange
  return { paid: depositedAt !== null && status !== 'confirming', delivered: status === 'finished' }
}

/** Whether nothing was paid and a checkout can no longer be used. */
const canReopen = ({ status, creation, ramp }: StoredExchange): boolean =>
  ramp !== null &&
  creation === 'made' &&
  ramp.checkoutExpired &&
  !ramp.paid &&
  ramp.reopened < MAX_REOPENED &&
  [...UNPAID, 'expired'].includes(status)

function rampActionsOf(exchange: StoredExchange, ramp: Ramp | null): ExchangeRamp['actions'] {
  if (!ramp || localOrders(exchange)) return []
  const opened = openOf(exchange)
  return [
    ...(canReopen(exchange) ? (['reopen'] as const) : []),
    ...(opened?.kind === 'sign' && ramp.prove && !isProving(exchange) ? (['prove'] as const) : []),
    ...(opened && ramp.cancel ? (['cancel'] as const) : []),
  ]
}

/** A signature that was sent may still be accepted. */
const isProving = ({ ramp }: StoredExchange) => (ramp?.provingUntil ?? 0) > Date.now()

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const NOTHING: Omit<OpenedRampView, 'kind' | 'until'> = {
  ...{ url: null, once: false, message: null, scheme: null, bank: null },
  ...{ amount: null, currency: null, address: null, extraId: null },
}

function openedView(opened: Opened): OpenedRampView {
  const base = { ...NOTHING, kind: opened.kind, until: isoOf(opened.until) }
  switch (opened.kind) {
    case 'redirect':
      return { ...base, url: opened.url, once: opened.once }
    case 'sign':
      return { ...base, message: opened.message, scheme: opened.scheme }
    case 'transfer':
      return { ...base, bank: opened.bank, amount: opened.amount, currency: opened.currency }
    case 'deposit':
      return { ...base, address: opened.address, extraId: opened.extraId, amount: opened.amount }
  }
}

/** One that has left the settings. */
const formerRamp = (id: string): ExchangeRamp['ramp'] => ({
  ...{ id, name: id, entity: '', url: '', termsUrl: '', privacyUrl: '', supportUrl: '', complaintsUrl: '' },
  ...{ custody: 'custodial', authorisations: [], kyc: [], tracks: 'order' },
})
