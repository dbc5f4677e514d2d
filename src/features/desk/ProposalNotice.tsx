import type { DeskProposal } from '@/contract/deskProposals'
import { DeskTime } from './DeskTime'

/** Where something waits for a second member of staff. */
export const ProposalNotice = ({ proposal }: { proposal: DeskProposal }) => (
  <span>
    Proposed by {proposal.staff}, until <DeskTime at={proposal.expiresAt} />
  </span>
)
