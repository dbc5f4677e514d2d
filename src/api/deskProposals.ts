import { lazily } from './lazily'

const load = () => import('./calls/deskProposals')

export const fetchProposals = lazily(load, (calls) => calls.fetchProposals)
export const decideProposal = lazily(load, (calls) => calls.decideProposal)
