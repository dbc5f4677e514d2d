import { account, type CustomerSignIn } from '@/contract/account'
import { call, callAs, ignoreResult } from './call'

/** Ends the sign-ins of other devices. Signed-in only. Throws ApiFailure. */
export const changePassword = (password: string, newPassword: string): Promise<void> =>
  callAs(account.changePassword, { body: { password, newPassword } }, ignoreResult)

/** Sends a link to the new address. Signed-in only. Throws ApiFailure. */
export const changeEmail = (password: string, email: string): Promise<void> =>
  callAs(account.changeEmail, { body: { password, email } }, ignoreResult)

/** @returns the new address. Throws ApiFailure. */
export const confirmEmail = async (token: string): Promise<string> =>
  (await call(account.confirmEmail, { body: { token }, isUnsigned: true })).email

/** @returns the address that is the customer's again. Throws ApiFailure. */
export const restoreEmail = async (token: string): Promise<string> =>
  (await call(account.restoreEmail, { body: { token }, isUnsigned: true })).email

/** The devices, the newest first. Signed-in only. Throws ApiFailure. */
export const fetchSignIns = async (): Promise<CustomerSignIn[]> => (await call(account.signIns, {})).result

/** Signed-in only. Throws ApiFailure. */
export const endSignIn = (id: string): Promise<void> =>
  callAs(account.endSignIn, { params: { id } }, ignoreResult)

/** All but this one. Signed-in only. Throws ApiFailure. */
export const endOtherSignIns = (): Promise<void> => callAs(account.endOtherSignIns, {}, ignoreResult)

/** Signed-in only. Throws ApiFailure. */
export const deleteAccount = (password: string): Promise<void> =>
  callAs(account.delete, { body: { password } }, ignoreResult)
