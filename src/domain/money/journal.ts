import Big from 'big.js'

/** Accounts of the books. An owner is a provider, a customer, a partner, or the site itself. */
export const JOURNAL_ACCOUNTS = [
  /** What a provider owes the site. */
  'receivable',
  'revenue',
  /** What the site owes a customer, to be withdrawn. */
  'customer',
  /** What the site owes a partner. */
  'partner',
  'expense',
  /** Requested and not sent yet, by owner. */
  'payout',
  /** Sent from a wallet of the operator. */
  'paid',
  /** Left behind in accounts that were closed. */
  'forfeited',
  /** Given away on an order that was refunded after it had been withdrawn. */
  'written_off',
] as const
export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number]

export const JOURNAL_KINDS = [
  'earning',
  'earning_return',
  'adjustment',
  'cashback',
  'cashback_return',
  'commission',
  'commission_adjustment',
  'commission_return',
  'commission_correction',
  'ambassador_reward',
  'inviter_reward',
  'inviter_reward_return',
  'friend_reward',
  'friend_reward_return',
  'payout',
  'payout_return',
  'payout_sent',
  'account_closed',
  'write_off',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

const SITE_OWNER = 'site'
export const BTC_UNIT = 'btc'

/** `unit` is a symbol of the catalogue, `amount` a decimal string in it: a debit above zero, a credit below. */
export type JournalLeg = { account: JournalAccount; owner: string; unit: string; amount: string }

/** Debts of the site: the sum of their credits is never below zero. */
const OWED: readonly JournalAccount[] = ['customer', 'partner', 'payout']

export class JournalError extends Error {
  constructor(
    readonly code: 'unbalanced' | 'overdrawn',
    detail: string,
  ) {
    super(`journal entry ${code}: ${detail}`)
  }
}

type Place = { account: JournalAccount; owner?: string }

/** `amount` above zero leaves `credited` for `debited`. */
export function moved(credited: Place, debited: Place, unit: string, amount: string): JournalLeg[] {
  const legOf = ({ account, owner = SITE_OWNER }: Place, signed: Big): JournalLeg => ({
    account,
    owner,
    unit,
    amount: signed.toFixed(),
  })
  const exact = new Big(amount)
  return exact.eq(0) ? [] : [legOf(debited, exact), legOf(credited, exact.times(-1))]
}

export const opposite = (legs: readonly JournalLeg[]): JournalLeg[] =>
  legs.map((leg) => ({ ...leg, amount: new Big(leg.amount).times(-1).toFixed() }))

/** @throws JournalError `unbalanced` */
export function requireBalanced(legs: readonly JournalLeg[]): void {
  if (legs.length === 0) throw new JournalError('unbalanced', 'no legs')
  for (const [unit, sum] of sumsBy(legs, ({ unit }) => unit))
    if (!sum.eq(0)) throw new JournalError('unbalanced', `${sum.toFixed()} ${unit} too much`)
}

/** What these legs take from somebody to whom the site owes it. */
export const takenFromOwed = (legs: readonly JournalLeg[]): JournalLeg[] =>
  legs.filter(({ account, amount }) => OWED.includes(account) && new Big(amount).gt(0))

/** Debts are credits: their sum is turned around. */
export function owedOf(account: JournalAccount, sum: string): string {
  const exact = new Big(sum)
  const turned = OWED.includes(account) || account === 'revenue' ? exact.times(-1) : exact
  return turned.eq(0) ? '0' : turned.toFixed()
}

function sumsBy(legs: readonly JournalLeg[], keyOf: (leg: JournalLeg) => string): Map<string, Big> {
  const sums = new Map<string, Big>()
  for (const leg of legs) {
    const key = keyOf(leg)
    sums.set(key, (sums.get(key) ?? new Big(0)).plus(leg.amount))
  }
  return sums
}
