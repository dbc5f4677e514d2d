import { desk } from '@/contract/desk'
import type { DecidedProposal, DeskProposal } from '@/contract/deskProposals'
import type { ProposalDecision } from '@/domain/account/proposal'
import { call } from '../call'
import type { DeskPage } from '../desk'

const LIMIT = 20

export const fetchProposals = (offset: number): Promise<DeskPage<DeskProposal>> =>
  call(desk.proposals, { query: { offset, limit: LIMIT } })

export const decideProposal = (
  id: string,
  body: { decision: ProposalDecision; reason: string },
): Promise<DecidedProposal> => call(desk.decideProposal, { params: { id }, body })
