import { lazily } from './lazily'

const load = () => import('./calls/deskCustomers')

export const searchCustomers = lazily(load, (calls) => calls.searchCustomers)
export const fetchCustomer = lazily(load, (calls) => calls.fetchCustomer)
export const noteCustomer = lazily(load, (calls) => calls.noteCustomer)
export const freezeCustomer = lazily(load, (calls) => calls.freezeCustomer)
export const resetFactor = lazily(load, (calls) => calls.resetFactor)
export const stopFactorReset = lazily(load, (calls) => calls.stopFactorReset)
export const exportCustomer = lazily(load, (calls) => calls.exportCustomer)
export const eraseCustomer = lazily(load, (calls) => calls.eraseCustomer)
export const exportAddress = lazily(load, (calls) => calls.exportAddress)
export const eraseAddress = lazily(load, (calls) => calls.eraseAddress)
