import { lazily } from './lazily'

const load = () => import('./calls/partnerStatements')

export const fetchStatements = lazily(load, (calls) => calls.fetchStatements)
export const fetchStatement = lazily(load, (calls) => calls.fetchStatement)
export const fetchWholeStatement = lazily(load, (calls) => calls.fetchWholeStatement)
