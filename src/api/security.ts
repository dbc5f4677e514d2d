import { lazily } from './lazily'

const load = () => import('./calls/security')

export const fetchSecurity = lazily(load, (calls) => calls.fetchSecurity)
export const startConfirmation = lazily(load, (calls) => calls.startConfirmation)
export const confirmIdentity = lazily(load, (calls) => calls.confirmIdentity)
export const startTotp = lazily(load, (calls) => calls.startTotp)
export const confirmTotp = lazily(load, (calls) => calls.confirmTotp)
export const removeTotp = lazily(load, (calls) => calls.removeTotp)
export const startPasskey = lazily(load, (calls) => calls.startPasskey)
export const addPasskey = lazily(load, (calls) => calls.addPasskey)
export const renamePasskey = lazily(load, (calls) => calls.renamePasskey)
export const removePasskey = lazily(load, (calls) => calls.removePasskey)
export const renewRecoveryCodes = lazily(load, (calls) => calls.renewRecoveryCodes)
export const stopFactorReset = lazily(load, (calls) => calls.stopFactorReset)
