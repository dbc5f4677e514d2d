import * as z from 'zod/mini'
import type { Tokens } from '@/browser/cookies'
import { ask } from './client'
import { unsigned } from './unsigned'

const token = z.string().check(z.minLength(1))
const tokensSchema = z.object({ accessToken: token, refreshToken: token })

/** Unsigned: an old token that is refused must not be renewed in the middle of a new sign-in. */
const post = (path: string, data: object, language?: string) =>
  unsigned({
    method: 'POST',
    url: `/auth-service/api/v1.0/${path}`,
    data,
    headers: language ? { 'site-language': language } : {},
  })

const readTokens = (result: unknown): Tokens => tokensSchema.parse(result)
const readNothing = () => undefined

type Credentials = { email: string; password: string }

/** POST sign-up. The answer is the same whether the address is known or not: a letter tells. Throws ApiFailure. */
export const signUp = (credentials: Credentials, language: string): Promise<void> =>
  ask(post('sign-up', credentials, language), readNothing)

/** POST sign-up/confirmation with the token of a letter. Throws ApiFailure. */
export const confirmSignUp = (linkToken: string): Promise<Tokens> =>
  ask(post('sign-up/confirmation', { token: linkToken }), readTokens)

/** POST sign-in. Throws ApiFailure. */
export const signIn = (credentials: Credentials): Promise<Tokens> =>
  ask(post('sign-in', credentials), readTokens)

/** POST sign-out of this device. Throws ApiFailure. */
export const signOut = (): Promise<void> =>
  ask({ method: 'POST', url: '/auth-service/api/v1.0/sign-out' }, readNothing)

/** POST password-reset. The answer is the same whether the address is known or not. Throws ApiFailure. */
export const askPasswordReset = (email: string, language: string): Promise<void> =>
  ask(post('password-reset', { email }, language), readNothing)

/** POST password-reset/confirmation with the token of a letter; signs in. Throws ApiFailure. */
export const resetPassword = (linkToken: string, password: string): Promise<Tokens> =>
  ask(post('password-reset/confirmation', { token: linkToken, password }), readTokens)
