import { env } from '@/config/env'
import type { desk } from '@/contract/desk'
import type { DeskBlock } from '@/contract/deskScreening'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { StoredBlock, StoredProposal } from '@/server/database/schema'
import { needsSecondForUnblock } from '@/server/desk/fourEyes'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import { openProposalsOf, propose } from '@/server/desk/storedProposals'
import { newPublicId } from '@/server/kernel/publicId'
import { blockedListStates } from '@/server/screening/blockedLists'
import { blockKey } from '@/server/screening/blockKey'
import { endBlock, findBlock, listBlocks, storeBlock } from '@/server/screening/storedBlocks'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

export const getScreening: ApiHandler<typeof desk.screening> = () => ({
  result: {
    service: env.screeningUrl ? { silent: env.screeningSilent || 'hold' } : null,
    callersDays: env.logCallers ? env.logCallersDays : null,
    lists: blockedListStates().map(({ loadedAt, ...list }) => ({ ...list, loadedAt: isoOrNull(loadedAt) })),
  },
})

export const listDeskBlocks: ApiHandler<typeof desk.blocks> = async ({ query }) => {
  const { isEnded, limit, offset } = query
  const rows = await listBlocks(isEnded, limit + 1, offset)
  const proposals = await openProposalsOf(
    rows.map(({ id }) => id),
    Date.now(),
  )
  return { result: pageOfRows(rows, limit, (row) => blockView(row, proposals.get(row.id))) }
}

export const block: ApiHandler<typeof desk.block> = async ({ body: { kind, value, reason }, signedIn }) => {
  const key = await blockKey(kind, value)
  const id = newPublicId()
  const staff = signedIn.customer.email
  const stored = await storeBlock({ id, kind, value, key, reason, staff }, Date.now())
  return { status: stored.id === id ? 201 : 200, result: blockView(stored) }
}

export const unblock: ApiHandler<typeof desk.unblock> = async ({ params: { id }, body, signedIn }) => {
  const ended = needsSecondForUnblock() ? null : await endBlock(id, signedIn.customer.email, Date.now())
  if (ended) return { result: blockView(ended) }
  const known = needsSecondForUnblock() ? await findBlock(id) : null
  if (!known) throw new ApiError(404, 'not_found', 'There is no such block, or it has ended.')
  const blocked = `${known.kind} ${known.value}`
  const proposed = { kind: 'unblock', subject: id, body: { blocked, reason: body.reason } } as const
  return { status: 202, result: blockView(known, await propose(proposed, signedIn, Date.now())) }
}

const blockView = (
  { key: _, createdAt, endedAt, ...block }: StoredBlock,
  proposal?: StoredProposal,
): DeskBlock => ({
  ...block,
  createdAt: iso(createdAt),
  endedAt: isoOrNull(endedAt),
  proposal: proposal ? proposalView(proposal) : null,
})
