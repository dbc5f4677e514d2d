import { lazily } from './lazily'

const load = () => import('./calls/signIn')

export const signUp = lazily(load, (calls) => calls.signUp)
export const confirmSignUp = lazily(load, (calls) => calls.confirmSignUp)
export const signIn = lazily(load, (calls) => calls.signIn)
export const completeSignIn = lazily(load, (calls) => calls.completeSignIn)
export const signOut = lazily(load, (calls) => calls.signOut)
export const requestPasswordReset = lazily(load, (calls) => calls.requestPasswordReset)
export const resetPassword = lazily(load, (calls) => calls.resetPassword)
