import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { loadCatalogue } from '@/api/loadCatalogue'
import { pageServices } from '@/api/pageServices'
import { exchangesForVisitor, partnerForVisitor } from '@/api/visitorAccount'
import { wireBackEnd } from '@/api/wireBackEnd'
import { isProgrammeOff } from '@/config/operator/operatorFacts'
import type { Exchange } from '@/contract/exchanges'
import type { Partner } from '@/contract/partners'
import type { ProofMethod } from '@/domain/account/secondFactor'
import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { failureOf } from '@/domain/text/failure'
import { asLocale, type Locale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { siteConfig, type PageProps } from '../../loadPage'
import { type AccountForm, readAccountForm } from './AccountForm'
import {
  type AccountResult,
  applyByForm,
  type FormFaults,
  proveByForm,
  signInByForm,
  signOutByForm,
} from './actOnAccount'
import { setTokens, type VisitorSession, visitorSession } from '../../visitorSession'

/** What was entered and comes back: no password, and no code of a second factor. */
type Entered = Pick<AccountForm, 'email' | 'code' | 'about'>

type Shown = { formToken: string; entered: Entered } & FormFaults

export type AccountFormData = Shown &
  (
    | { kind: 'signIn'; hasNoCookies: boolean; left: boolean }
    | { kind: 'prove'; challenge: string; methods: ProofMethod[] }
    | {
        kind: 'account'
        email: string
        exchanges: Exchange[]
        /** Null: none yet; undefined: the site has no such program. */
        partner?: Partner | null
      }
  )

const TEXTS = ['sign-in', 'credentials', 'customer_account', 'partners', 'exchange-status']
const EXCHANGES = 10

/** GET and POST /account-form: signing in and out, and applying as a partner, without scripts. */
export const loadAccountForm: GetServerSideProps<PageProps<AccountFormData>> = async (context) => {
  const { query, req, res } = context
  const locale = asLocale(context.locale)
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
  wireBackEnd()
  const session = await visitorSession(req.headers.cookie, res)
  const posted = pageServices().postedForm()
  const form = readAccountForm(posted ?? {})
  const token = pageServices().formVisitor()?.formToken
  const isTrusted = posted !== null && token?.sent === form.formToken
  const result = isTrusted ? await act(form, session, context) : null
  if (result?.kind === 'done' || result?.kind === 'applied') {
    if (result.kind === 'done') setTokens(res, result.tokens)
    const left = result.kind === 'done' && result.left
    // A reload then sends nothing again.
    return { redirect: { statusCode: 303, destination: pageAfter(locale, left) } }
  }
  const shown = {
    ...{ formToken: token?.next ?? '', problems: {}, failure: null },
    entered: { email: form.email, code: form.action === 'apply' ? form.code : '', about: form.about },
  }
  const outcome = { result, hasNoCookies: posted !== null && !isTrusted, left: query.left === 'signedOut' }
  const [data, { currencies }, site] = await Promise.all([
    dataOf(shown, session, outcome),
    loadCatalogue(),
    siteConfig(locale),
  ])
  const preloaded = { site, currencies }
  // Props hold no `undefined`.
  const sent = JSON.parse(JSON.stringify(data)) as AccountFormData
  return { props: { ...loadTexts(locale, TEXTS), preloaded, data: sent, prose: null } }
}

const pageAfter = (locale: Locale, left: boolean) =>
  localePath(locale, PLAIN_ACCOUNT_PATH) + (left ? '?left=signedOut' : '')

async function act(
  form: AccountForm,
  session: VisitorSession | null,
  { req, locale }: GetServerSidePropsContext,
): Promise<AccountResult | null> {
  const device = { userAgent: req.headers['user-agent'] ?? '', language: asLocale(locale) }
  if (form.action === 'signIn') return signInByForm(form, device)
  if (form.action === 'prove') return proveByForm(form, device)
  if (!session) return null
  if (form.action === 'signOut') return signOutByForm(session.accessToken)
  if (form.action !== 'apply' || isProgrammeOff('affiliate')) return null
  const { accessToken } = session
  const isKnown = (await partnerOf(session)) !== null
  return applyByForm(form, { accessToken, isKnown })
}

type Outcome = { result: AccountResult | null; hasNoCookies: boolean; left: boolean }

async function dataOf(
  shown: Shown,
  session: VisitorSession | null,
  { result, hasNoCookies, left }: Outcome,
): Promise<AccountFormData> {
  if (result?.kind === 'prove') return { ...shown, ...result }
  if (!session || result?.kind === 'signIn')
    return { ...shown, ...(result && faultsOf(result)), kind: 'signIn', hasNoCookies, left }
  const { email, accessToken } = session
  const [exchanges, partner] = await Promise.all([
    exchangesForVisitor(accessToken, EXCHANGES),
    isProgrammeOff('affiliate') ? undefined : partnerOf(session),
  ])
  return { ...shown, ...(result && faultsOf(result)), kind: 'account', email, exchanges, partner }
}

const faultsOf = (result: AccountResult): FormFaults =>
  'problems' in result
    ? { problems: result.problems, failure: result.failure }
    : { problems: {}, failure: null }

async function partnerOf({ accessToken }: VisitorSession): Promise<Partner | null> {
  try {
    return await partnerForVisitor(accessToken)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.body.code === 'not_found') return null
    throw error
  }
}
