import type { desk } from '@/contract/desk'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { findCallers } from '@/server/desk/storedCallers'
import { pageOfRows } from '@/server/desk/pageOfRows'

export const listCallers: ApiHandler<typeof desk.callers> = async ({ query: { q, limit, offset } }) => ({
  result: pageOfRows(await findCallers(q, limit + 1, offset), limit, ({ id: _, at, ...caller }) => ({
    ...caller,
    at: new Date(at).toISOString(),
  })),
})
