import type { Tokens } from '@/domain/account/tokenCookies'
import type { Proof } from '@/contract/secondFactor'
import { signIn as contract, type SignedInResult } from '@/contract/signIn'
import { call, callAs, ignoreResult } from '../call'

type Credentials = { email: string; password: string }

/** An old token that is refused must not be renewed in the middle of a new sign-in. */
const unsigned = { isUnsigned: true } as const
const inLanguage = (language: string) => ({ headers: { 'site-language': language } })

/** Does not reveal whether the address is known. The nonce later confirms without a password. @throws ApiFailure */
type SignUp = Credentials & { nonce: string; referral?: string; referralAt?: string }

export const signUp = (credentials: SignUp, language: string): Promise<void> =>
  callAs(contract.signUp, { ...unsigned, ...inLanguage(language), body: credentials }, ignoreResult)

type ConfirmedSignUp = { token: string; password?: string; nonce?: string }

export const confirmSignUp = (body: ConfirmedSignUp): Promise<Tokens> =>
  call(contract.confirmSignUp, { ...unsigned, body })

export const signIn = (credentials: Credentials): Promise<SignedInResult> =>
  call(contract.signIn, { ...unsigned, body: credentials })

export const completeSignIn = (token: string, proof: Proof): Promise<Tokens> =>
  call(contract.completeSignIn, { ...unsigned, body: { token, ...proof } })

export const signOut = (): Promise<void> => callAs(contract.signOut, {}, ignoreResult)

/** Does not reveal whether the address is known. @throws ApiFailure */
export const requestPasswordReset = (email: string, language: string): Promise<void> =>
  callAs(
    contract.requestPasswordReset,
    { ...unsigned, ...inLanguage(language), body: { email } },
    ignoreResult,
  )

export const resetPassword = (token: string, password: string): Promise<SignedInResult> =>
  call(contract.resetPassword, { ...unsigned, body: { token, password } })
