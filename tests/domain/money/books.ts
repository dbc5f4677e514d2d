import Big from 'big.js'
import { type JournalAccount, type JournalLeg, requireBalanced, takenFromOwed } from '@/domain/money/journal'

/** The books in memory: once a key, and no debt below zero, as `storedJournal` has it. */
export class Books {
  readonly legs: (JournalLeg & { order: number | null })[] = []
  readonly #keys = new Set<string>()
  readonly #sums = new Map<string, Big>()
  readonly #expensed = new Map<number, Big>()

  owed = (account: JournalAccount, owner: string, unit = 'btc') =>
    (this.#sums.get(`${account} ${owner} ${unit}`) ?? new Big(0)).times(-1)
  expensed = (order: number) => this.#expensed.get(order) ?? new Big(0)
  sums = () => [...this.#sums]

  /** False where nothing is booked: known, or more than is owed. */
  book(key: string, order: number | null, legs: readonly JournalLeg[]): boolean {
    if (this.#keys.has(key) || legs.length === 0) return false
    requireBalanced(legs)
    if (
      takenFromOwed(legs).some(({ account, owner, unit, amount }) =>
        this.owed(account, owner, unit).lt(amount),
      )
    )
      return false
    this.#keys.add(key)
    for (const leg of legs) {
      const place = `${leg.account} ${leg.owner} ${leg.unit}`
      this.#sums.set(place, (this.#sums.get(place) ?? new Big(0)).plus(leg.amount))
      if (leg.account === 'expense' && order !== null)
        this.#expensed.set(order, this.expensed(order).plus(leg.amount))
      this.legs.push({ ...leg, order })
    }
    return true
  }
}
