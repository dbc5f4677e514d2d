import type { BulkRead, ListedOrder, ProviderState } from '@/server/providers/provider'

/** Milliseconds by which a provider's clock may differ from ours, and the time of the call that creates. */
const SLACK = 60_000

/** The times of creation between which a list has to be read. */
export const listedTimes = (orders: readonly ListedOrder[]) => ({
  from: new Date(Math.min(...orders.map(({ createdAt }) => createdAt)) - SLACK).toISOString(),
  to: new Date(Math.max(...orders.map(({ createdAt }) => createdAt)) + SLACK).toISOString(),
})

/** `state` null: this row does not say all of it. `createdAt` null: the row does not say. */
type Row = { id: string; createdAt: number | null; state: ProviderState | null }

/** @param rows a list from `listedTimes(orders).from` on, the oldest first @param isWhole nothing is behind them */
export function listedStates(
  orders: readonly ListedOrder[],
  rows: readonly Row[],
  isWhole: boolean,
): BulkRead {
  const found = new Set(rows.map(({ id }) => id))
  const end = isWhole ? Infinity : Math.max(0, ...rows.map(({ createdAt }) => createdAt ?? 0)) - SLACK
  const states = new Map<string, ProviderState | 'later'>()
  for (const { id, state } of rows) if (state) states.set(id, state)
  for (const [place, { id, createdAt }] of orders.entries()) {
    // The first never: the next list would begin where this one did.
    if (!found.has(id) && createdAt > end && place > 0) states.set(id, 'later')
  }
  return states
}
