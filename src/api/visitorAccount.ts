import { account } from '@/contract/account'
import type { Exchange } from '@/contract/exchanges'
import { history } from '@/contract/history'
import { type Partner, partners } from '@/contract/partners'
import type { Proof } from '@/contract/secondFactor'
import { signIn, type SignedInResult } from '@/contract/signIn'
import type { Tokens } from '@/domain/account/tokenCookies'
import { call } from './call'

/** As `visitorCalls`, of the account: a page without scripts makes them for its visitor, who signs in by a form. */

/** `userAgent` names the device in the list of sign-ins. */
export type Device = { userAgent: string; language: string }

const ofDevice = ({ userAgent, language }: Device) => ({
  headers: { 'user-agent': userAgent, 'site-language': language },
  asVisitor: true as const,
})

/** By the access token of the signed-in visitor. */
const ofCustomer = (accessToken: string) => ({
  headers: { authorization: `Bearer ${accessToken}` },
  asVisitor: true as const,
})

export const signInForVisitor = (
  credentials: { email: string; password: string },
  device: Device,
): Promise<SignedInResult> => call(signIn.signIn, { ...ofDevice(device), body: credentials })

export const completeForVisitor = (token: string, proof: Proof, device: Device): Promise<Tokens> =>
  call(signIn.completeSignIn, { ...ofDevice(device), body: { ...proof, token } })

export const refreshForVisitor = (refreshToken: string): Promise<Tokens> =>
  call(signIn.refreshByBody, { body: { refreshToken }, asVisitor: true })

export const signOutForVisitor = (accessToken: string): Promise<unknown> =>
  call(signIn.signOut, ofCustomer(accessToken))

export const profileForVisitor = async (accessToken: string): Promise<string> =>
  (await call(account.profile, ofCustomer(accessToken))).data?.email ?? ''

/** The newest first. */
export const exchangesForVisitor = async (accessToken: string, limit: number): Promise<Exchange[]> =>
  (
    await call(history.list, {
      ...ofCustomer(accessToken),
      query: { offset: 0, limit, search: '', state: 'all' },
    })
  ).result

export const partnerForVisitor = (accessToken: string): Promise<Partner> =>
  call(partners.me, ofCustomer(accessToken))

export const applyForVisitor = (
  accessToken: string,
  application: { code: string; about: string },
): Promise<Partner> => call(partners.apply, { ...ofCustomer(accessToken), body: application })
