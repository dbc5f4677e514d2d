import { HISTORY_STATES, type HistoryState } from '@/domain/account/customer'

/** The view of a history as its page's address has it. The first page is 1. */
export type HistoryView = { state: HistoryState; search: string; page: number }

type Query = Partial<Record<string, string | string[]>>

const LONGEST = 200

export function readHistoryView({ state, search, page }: Query): HistoryView {
  const number = Number(first(page))
  return {
    state: HISTORY_STATES.find((known) => known === first(state)) ?? 'all',
    search: first(search).trim().slice(0, LONGEST),
    page: Number.isSafeInteger(number) && number > 0 ? number : 1,
  }
}

export const writeHistoryView = ({ state, search, page }: HistoryView): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
})

const first = (value: string | string[] | undefined) => [value].flat()[0] ?? ''
