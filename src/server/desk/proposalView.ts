import type { DeskProposal } from '@/contract/deskProposals'
import type { StoredProposal } from '@/server/database/schema'

const iso = (at: number) => new Date(at).toISOString()

export const proposalView = ({ id, kind, subject, body, ...proposal }: StoredProposal): DeskProposal => ({
  ...{ id, kind, subject },
  address: typeof body.address === 'string' ? body.address : null,
  reason: String(body.reason),
  staff: proposal.staff,
  createdAt: iso(proposal.createdAt),
  expiresAt: iso(proposal.expiresAt),
  outcome: proposal.outcome,
})
