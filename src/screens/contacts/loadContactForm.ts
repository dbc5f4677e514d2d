import { randomBytes } from 'node:crypto'
import type { GetServerSideProps } from 'next'
import { pageServices } from '@/api/pageServices'
import { sendMessageForVisitor } from '@/api/visitorCalls'
import { wireBackEnd } from '@/api/wireBackEnd'
import { capabilities } from '@/config/capabilities'
import { pagesOff } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { contactProblems, type ContactProblems } from '@/domain/site/contact'
import { isOff } from '@/domain/site/offPages'
import { PLAIN_CONTACT_PATH } from '@/domain/site/plainPages'
import { failureOf, refusedFields, type Failure } from '@/domain/text/failure'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { siteConfig, type PageProps } from '../loadPage'
import { type ContactFormText, readContactForm } from './readContactForm'

export type ContactFormData =
  | { kind: 'sent'; reference: string }
  | {
      kind: 'form'
      form: ContactFormText
      problems: ContactProblems
      refused: Partial<Record<string, string>>
      failure: Failure | null
    }

/** What the back end of this family gives out. */
const REFERENCE = /^[\w-]{1,64}$/

/** GET and POST /contact-form: a message to the operator without scripts. */
export const loadContactForm: GetServerSideProps<PageProps<ContactFormData>> = async (context) => {
  const { query, res } = context
  const locale = asLocale(context.locale)
  res.setHeader('cache-control', 'private, no-store')
  res.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
  if (isOff(paths.contacts, pagesOff()) || !capabilities().messages) return { notFound: true }
  wireBackEnd()
  const posted = pageServices().postedForm()
  const shown = posted ? await send(readContactForm(posted), locale) : shownOf(query)
  // A reload then sends nothing again.
  if (posted && shown.kind === 'sent') {
    const sent = new URLSearchParams({ sent: shown.reference })
    const destination = `${localePath(locale, PLAIN_CONTACT_PATH)}?${sent.toString()}`
    return { redirect: { statusCode: 303, destination } }
  }
  const preloaded = { site: await siteConfig(locale), currencies: [] }
  return { props: { ...loadTexts(locale, ['contacts']), preloaded, data: shown, prose: null } }
}

const NO_PROBLEM = { problems: {}, refused: {}, failure: null }

function shownOf(query: Readonly<Record<string, string | string[] | undefined>>): ContactFormData {
  const reference = String(query.sent ?? '')
  if (REFERENCE.test(reference)) return { kind: 'sent', reference }
  const form = { ...readContactForm(query), key: randomBytes(24).toString('base64url') }
  return { kind: 'form', form, ...NO_PROBLEM }
}

async function send(form: ContactFormText, locale: string): Promise<ContactFormData> {
  const { key, ...message } = form
  const problems = contactProblems(message)
  if (Object.keys(problems).length > 0) return { kind: 'form', form, ...NO_PROBLEM, problems }
  try {
    return { kind: 'sent', reference: await sendMessageForVisitor(message, key, locale) }
  } catch (error) {
    const failure = failureOf(error)
    return { kind: 'form', form, ...NO_PROBLEM, refused: refusedFields(failure), failure }
  }
}
