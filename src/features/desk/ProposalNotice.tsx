import type { DeskProposal } from '@/contract/deskProposals'
import { DeskTime } from './DeskTime'

/** Where something waits for a second member of staff. */
export const ProposalNotice = ({ proposal }: { proposal: DeskProposal }) => (
  <span>
    Proposed by {proposal.staff}; somebody else confirms it under Proposals until{' '}
    <DeskTime at={proposal.expiresAt} />
  </span>
)
