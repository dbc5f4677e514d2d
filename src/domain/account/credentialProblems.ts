import { passwordProblem, type PasswordProblem } from './account'
import { looksLikeEmail } from './email'

export type CredentialProblem = 'emailMissing' | 'emailInvalid' | 'passwordMissing' | PasswordProblem

export const emailProblem = (email: string): CredentialProblem | undefined => {
  if (email === '') return 'emailMissing'
  return looksLikeEmail(email) ? undefined : 'emailInvalid'
}

export const knownPasswordProblem = (password: string): CredentialProblem | undefined =>
  password === '' ? 'passwordMissing' : undefined

export const newPasswordProblem = (password: string, email: string): CredentialProblem | undefined =>
  knownPasswordProblem(password) ?? passwordProblem(password, email) ?? undefined
