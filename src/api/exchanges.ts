import { lazily } from './lazily'

const load = () => import('./calls/exchanges')

export const createExchange = lazily(load, (calls) => calls.createExchange)
export const fetchExchange = lazily(load, (calls) => calls.fetchExchange)
export const actOnExchange = lazily(load, (calls) => calls.actOnExchange)
export const decideAmount = lazily(load, (calls) => calls.decideAmount)
export const actOnRamp = lazily(load, (calls) => calls.actOnRamp)
export const recordPayment = lazily(load, (calls) => calls.recordPayment)
export const createTransfer = lazily(load, (calls) => calls.createTransfer)
export const createHandover = lazily(load, (calls) => calls.createHandover)
export const redeemTransfer = lazily(load, (calls) => calls.redeemTransfer)
export const fetchLastExchanges = lazily(load, (calls) => calls.fetchLastExchanges)
export const fetchHistory = lazily(load, (calls) => calls.fetchHistory)
export const claimExchanges = lazily(load, (calls) => calls.claimExchanges)
export const simulateDeposit = lazily(load, (calls) => calls.simulateDeposit)
