import type { desk } from '@/contract/desk'
import type { Erasure } from '@/contract/deskProposals'
import type { ProposalKind } from '@/domain/account/proposal'
import type { StaffRole } from '@/domain/account/staffRoles'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { StoredProposal } from '@/server/database/schema'
import { appendAudit } from '@/server/desk/auditLog'
import { carryOutAddressErasure } from '@/server/desk/addressErasure'
import { carryOutErasure } from '@/server/desk/customerErasure'
import { bookTaskReward } from '@/server/desk/decideAmbassador'
import { carryOutReset } from '@/server/desk/deskCustomers'
import { refundByStaff } from '@/server/desk/deskOrders'
import { approvePayout } from '@/server/desk/deskPayouts'
import { bookCorrection } from '@/server/desk/partnerCorrections'
import { pageOfRows } from '@/server/desk/pageOfRows'
import { proposalView } from '@/server/desk/proposalView'
import { giveAdmin } from '@/server/desk/staffMembers'
import type { Staff } from '@/server/kernel/SignedIn'
import {
  decideProposal as storeDecision,
  findProposal,
  openProposals,
  reopenProposal,
} from '@/server/desk/storedProposals'
import { endBlock } from '@/server/screening/storedBlocks'

const ROLES: Record<ProposalKind, StaffRole> = {
  refund: 'orders',
  payout: 'payouts',
  unblock: 'screening',
  correction: 'partners',
  reward: 'partners',
  factorReset: 'customers',
  erasure: 'customers',
  addressErasure: 'customers',
  admin: 'admin',
}

const mayDecide = ({ roles }: Staff, kind: ProposalKind) =>
  roles.includes('admin') || roles.includes(ROLES[kind])

export const listProposals: ApiHandler<typeof desk.proposals> = async ({ query, signedIn }) => {
  const { limit, offset } = query
  const kinds = Object.keys(ROLES).filter((kind): kind is ProposalKind =>
    mayDecide(signedIn, kind as ProposalKind),
  )
  const rows = await openProposals(kinds, limit + 1, offset, Date.now())
  return { result: pageOfRows(rows, limit, proposalView) }
}

/** What was confirmed is carried out once: by the call that confirmed it. */
export const decideProposal: ApiHandler<typeof desk.decideProposal> = async ({ params, body, signedIn }) => {
  const known = await findProposal(params.id)
  if (!known || !mayDecide(signedIn, known.kind))
    throw new ApiError(404, 'not_found', 'There is no such proposal for your roles.')
  const outcome = body.decision === 'confirm' ? 'confirmed' : 'withdrawn'
  const decided = await storeDecision(params.id, outcome, signedIn, Date.now())
  const { subject, kind, staff: proposedBy } = decided
  await appendAudit({
    staff: signedIn.customer.email,
    action: `${kind} ${outcome}`,
    // Of an admin it is an address, which nobody may have accepted yet.
    subject: kind === 'admin' ? String(decided.body.memberId) : subject,
    detail: JSON.stringify({ proposal: decided.id, proposedBy, reason: body.reason }),
  })
  const done = outcome === 'confirmed' ? await carryOut(decided, signedIn) : null
  const erasure = isErasure(done) ? done : null
  return { result: { ...proposalView(decided), ...(erasure && { person: null, erasure }) } }
}

const isErasure = (done: unknown): done is Erasure =>
  typeof done === 'object' && done !== null && 'erases' in done

async function carryOut(proposal: StoredProposal, staff: Staff): Promise<unknown> {
  try {
    return await CARRY_OUT[proposal.kind](proposal, staff)
  } catch (error) {
    // Whatever else happened may have been done: then it is proposed anew.
    if (error instanceof ApiError) await reopenProposal(proposal)
    throw error
  }
}

const CARRY_OUT: Record<ProposalKind, (proposal: StoredProposal, staff: Staff) => Promise<unknown>> = {
  refund: ({ subject, body }) =>
    refundByStaff(subject, {
      action: 'refund',
      address: String(body.address),
      addressName: '',
      extraId: String(body.extraId),
      notProvideRefundMemo: body.notProvideRefundMemo === true,
    }),
  payout: ({ subject }) => approvePayout(subject),
  correction: bookCorrection,
  factorReset: (proposal, { customer }) => carryOutReset(proposal, customer.email),
  erasure: carryOutErasure,
  addressErasure: carryOutAddressErasure,
  reward: bookTaskReward,
  admin: giveAdmin,
  unblock: async ({ subject }, { customer }) => {
    if (!(await endBlock(subject, customer.email, Date.now())))
      throw new ApiError(409, 'action_unavailable', 'This block has ended already.')
  },
}
