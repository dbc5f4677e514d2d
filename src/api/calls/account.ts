import { customerData } from '@/contract/customerData'
import { account, type CustomerSignIn } from '@/contract/account'
import { call, callAs, ignoreResult } from '../call'

export const changePassword = (password: string, newPassword: string): Promise<void> =>
  callAs(account.changePassword, { body: { password, newPassword } }, ignoreResult)

export const changeEmail = (password: string, email: string): Promise<void> =>
  callAs(account.changeEmail, { body: { password, email } }, ignoreResult)

export const confirmEmail = async (token: string): Promise<string> =>
  (await call(account.confirmEmail, { body: { token }, isUnsigned: true })).email

/** @returns the restored address. @throws ApiFailure */
export const restoreEmail = async (token: string): Promise<string> =>
  (await call(account.restoreEmail, { body: { token }, isUnsigned: true })).email

export const fetchSignIns = async (): Promise<CustomerSignIn[]> => (await call(account.signIns, {})).result

export const endSignIn = (id: string): Promise<void> =>
  callAs(account.endSignIn, { params: { id } }, ignoreResult)

export const endOtherSignIns = (): Promise<void> => callAs(account.endOtherSignIns, {}, ignoreResult)

export const deleteAccount = (password: string): Promise<void> =>
  callAs(account.delete, { body: { password } }, ignoreResult)

export const exportCustomerData = (): Promise<string> =>
  callAs(customerData.export, {}, (result) => JSON.stringify(result, null, 2))
