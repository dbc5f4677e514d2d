import type { DeskProposal } from '@/contract/deskProposals'
import type { StoredProposal } from '@/server/database/schema'

const iso = (at: number) => new Date(at).toISOString()
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

export const proposalView = ({ id, kind, subject, body, ...proposal }: StoredProposal): DeskProposal => ({
  ...{ id, kind, subject },
  address: textOrNull(body.address),
  amountBtc: textOrNull(body.amountBtc),
  blocked: textOrNull(body.blocked),
  reason: String(body.reason),
  staff: proposal.staff,
  createdAt: iso(proposal.createdAt),
  expiresAt: iso(proposal.expiresAt),
  outcome: proposal.outcome,
  person: textOrNull(body.person),
})
