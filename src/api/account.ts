import { lazily } from './lazily'

const load = () => import('./calls/account')

export const changePassword = lazily(load, (calls) => calls.changePassword)
export const changeEmail = lazily(load, (calls) => calls.changeEmail)
export const confirmEmail = lazily(load, (calls) => calls.confirmEmail)
export const restoreEmail = lazily(load, (calls) => calls.restoreEmail)
export const fetchSignIns = lazily(load, (calls) => calls.fetchSignIns)
export const endSignIn = lazily(load, (calls) => calls.endSignIn)
export const endOtherSignIns = lazily(load, (calls) => calls.endOtherSignIns)
export const deleteAccount = lazily(load, (calls) => calls.deleteAccount)
export const exportCustomerData = lazily(load, (calls) => calls.exportCustomerData)
