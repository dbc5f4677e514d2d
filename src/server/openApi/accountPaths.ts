import { z } from 'zod'
import type { Operation, Operations } from '@/server/openApi/Operation'
import {
  amount,
  exchangeFields,
  instant,
  ledgerEntryFields,
  nothing,
  payout,
  reviewFields,
  tokens,
} from '@/server/openApi/resultSchemas'

const tag = 'Account'
const email = z.string().max(254)
const password = z.string().describe('Any characters.')
const token = z.string().describe('From the link of a letter.')
const language = { 'site-language': { description: 'The language of the letter.', required: false } }

const some = z.string().nullable()
const signIn = {
  id: z.string(),
  device: z.string().describe('Browser and system in a few words.'),
  createdAt: instant,
  refreshedAt: instant,
}

/** Everything we keep of a customer. */
const customerExport = z.strictObject({
  customer: z.strictObject({
    email: z.string(),
    language: z.string(),
    level: z.string(),
    createdAt: instant,
  }),
  signIns: z.array(z.strictObject(signIn)),
  savedAddresses: z.array(z.looseObject({ id: z.string(), createdAt: instant })),
  exchanges: z.array(
    z.strictObject({
      ...exchangeFields,
      email: some,
      volumeBtc: amount.nullable(),
      ...{ referral: some, source: some, medium: some, campaign: some, firstPage: some },
    }),
  ),
  ledger: z.array(z.strictObject({ ...ledgerEntryFields, id: z.int(), payoutId: some })),
  payouts: z.array(payout),
  reviews: z.array(z.strictObject({ ...reviewFields, publicId: z.string(), state: z.string() })),
  messages: z.array(z.looseObject({ reference: z.string(), message: z.string(), createdAt: instant })),
})

const asHimself: Pick<Operation, 'tag' | 'bearer'> = { tag, bearer: 'customer' }
const done = { 200: nothing }

/** Signing in, and what a customer may change of himself. */
export const accountPaths: Operations = {
  'POST /auth-service/api/v1.0/sign-up': {
    ...{ tag, summary: 'Open an account; the answer is the same for an address that is known' },
    headers: language,
    body: z.object({ email, password }),
    answers: { 202: nothing },
    refusals: { 422: ['email_invalid', 'password_weak'] },
  },
  'POST /auth-service/api/v1.0/sign-up/confirmation': {
    ...{ tag, summary: 'Confirm the e-mail address of a new account and sign in' },
    body: z.object({ token }),
    answers: { 200: tokens },
    refusals: { 410: ['link_invalid'] },
  },
  'POST /auth-service/api/v1.0/sign-in': {
    ...{ tag, summary: 'Sign in; an unknown address and a wrong password are refused alike' },
    body: z.object({ email, password }),
    answers: { 200: tokens },
    refusals: { 401: ['credentials_wrong'], 403: ['email_unconfirmed'] },
  },
  'POST /auth-service/api/v1.0/sign-out': {
    ...{ tag, summary: 'End this sign-in; also answered without one' },
    bearer: 'customer?',
    answers: done,
  },
  'POST /auth-service/api/v1.0/password-reset': {
    ...{ tag, summary: 'Ask for a link by which the password can be set anew' },
    headers: language,
    body: z.object({ email }),
    answers: { 202: nothing },
  },
  'POST /auth-service/api/v1.0/password-reset/confirmation': {
    ...{ tag, summary: 'Set a new password, end all other sign-ins and sign in' },
    body: z.object({ token, password }),
    answers: { 200: tokens },
    refusals: { 410: ['link_invalid'], 422: ['password_weak'] },
  },
  'GET /auth-service/api/v1.0/refresh-session/{refreshToken}': {
    ...{ tag, summary: 'The next pair of tokens; a token used twice ends its sign-in' },
    query: z.object({ type: z.literal('customer').optional() }),
    answers: { 200: tokens },
    refusals: { 401: ['unauthorized'] },
  },
  'GET /api/v3/customers/profile': {
    ...{ ...asHimself, summary: 'Who is signed in' },
    answers: { 200: z.strictObject({ data: z.strictObject({ email: z.string() }), error: z.null() }) },
  },
  'GET /api/v4/customers/segment': {
    ...{ ...asHimself, summary: 'The name of his loyalty level' },
    answers: { 200: z.strictObject({ segment: z.string() }) },
  },
  'PATCH /api/v3/customers/sl_check_in': {
    ...{ ...asHimself, summary: 'Say that he is there' },
    answers: done,
  },
  'POST /api/v4/customers/password': {
    ...{ ...asHimself, summary: 'Change the password and end all other sign-ins' },
    body: z.object({ password, newPassword: password }),
    answers: done,
    refusals: { 403: ['password_wrong'], 422: ['password_weak'] },
  },
  'POST /api/v4/customers/email': {
    ...{ ...asHimself, summary: 'Ask for another e-mail address; a link goes to the new one' },
    body: z.object({ password, email }),
    answers: { 202: nothing },
    refusals: { 403: ['password_wrong'], 422: ['email_invalid'] },
  },
  'POST /api/v4/customers/email/confirmation': {
    ...{ tag, summary: 'Confirm the new e-mail address' },
    body: z.object({ token }),
    answers: { 200: z.strictObject({ email: z.string() }) },
    refusals: { 410: ['link_invalid'] },
  },
  'GET /api/v4/customers/sign-ins': {
    ...{ ...asHimself, summary: 'The devices on which he is signed in' },
    answers: {
      200: z.strictObject({ result: z.array(z.strictObject({ ...signIn, isCurrent: z.boolean() })) }),
    },
  },
  'POST /api/v4/customers/sign-ins/{id}/end': {
    ...{ ...asHimself, summary: 'Sign one device out' },
    answers: done,
    refusals: { 404: ['not_found'] },
  },
  'POST /api/v4/customers/sign-ins/end-others': {
    ...{ ...asHimself, summary: 'Sign all other devices out' },
    answers: done,
  },
  'POST /api/v4/customers/deletion': {
    ...{ ...asHimself, summary: 'Close the account for good; money entries stay without a person' },
    body: z.object({ password }),
    answers: done,
    refusals: { 403: ['password_wrong'] },
  },
  'GET /api/v4/customers/export': {
    ...{ ...asHimself, summary: 'All that is kept of him' },
    answers: { 200: customerExport },
  },
}
