import { pageServices } from '@/api/pageServices'
import {
  applyForVisitor,
  completeForVisitor,
  type Device,
  signInForVisitor,
  signOutForVisitor,
} from '@/api/visitorAccount'
import { emailProblem, knownPasswordProblem } from '@/domain/account/credentialProblems'
import type { ProofMethod } from '@/domain/account/secondFactor'
import type { Tokens } from '@/domain/account/tokenCookies'
import { type Failure, failureOf, refusedFields } from '@/domain/text/failure'
import { MAX_ABOUT } from '@/features/partners/AboutField'
import { codeProblem, tooLong } from '@/features/partners/codeProblem'
import type { AccountForm } from './AccountForm'

/** Problems by the names of the form's fields. */
export type FormFaults = { problems: Partial<Record<string, string>>; failure: Failure | null }

/** What became of a form. `tokens` null: the visitor has signed out. */
export type AccountResult =
  | { kind: 'done'; tokens: Tokens | null; left: boolean }
  | { kind: 'applied' }
  | ({ kind: 'prove'; challenge: string; methods: ProofMethod[] } & FormFaults)
  | ({ kind: 'signIn' | 'apply' } & FormFaults)

const NO_FAULTS: FormFaults = { problems: {}, failure: null }

const isFaulty = (problems: FormFaults['problems']) => Object.values(problems).some(Boolean)

export async function signInByForm({ email, password }: AccountForm, device: Device): Promise<AccountResult> {
  const problems = { email: emailProblem(email), password: knownPasswordProblem(password) }
  if (isFaulty(problems)) return { kind: 'signIn', problems, failure: null }
  try {
    const signedIn = await signInForVisitor({ email, password }, device)
    if (!('secondFactor' in signedIn)) return { kind: 'done', tokens: signedIn, left: false }
    const { token, methods } = signedIn.secondFactor
    return { ...NO_FAULTS, kind: 'prove', challenge: token, methods }
  } catch (error) {
    const failure = failureOf(error)
    return { kind: 'signIn', problems: refusedFields(failure), failure }
  }
}

export async function proveByForm(
  { challenge, methods, code }: AccountForm,
  device: Device,
): Promise<AccountResult> {
  const again = { ...NO_FAULTS, kind: 'prove', challenge, methods } as const
  if (code === '') return { ...again, problems: { code: 'codeMissing' } }
  try {
    return { kind: 'done', tokens: await completeForVisitor(challenge, { code }, device), left: false }
  } catch (error) {
    const failure = failureOf(error)
    const isOver = failure.kind === 'refused' && failure.status === 410
    if (isOver) return { kind: 'signIn', problems: {}, failure }
    const isWrong = failure.kind === 'refused' && failure.body.code === 'code_wrong'
    return isWrong ? { ...again, problems: { code: 'code_wrong' } } : { ...again, failure }
  }
}

export async function signOutByForm(accessToken: string): Promise<AccountResult> {
  try {
    await signOutForVisitor(accessToken)
  } catch (error) {
    // The device is signed out whether or not the back end can be reached.
    pageServices().logFailure('sign-out', error)
  }
  return { kind: 'done', tokens: null, left: true }
}

/** `isKnown`: their code of before is still theirs. */
export async function applyByForm(
  form: AccountForm,
  { accessToken, isKnown }: { accessToken: string; isKnown: boolean },
): Promise<AccountResult> {
  const { about } = form
  const code = isKnown ? '' : form.code
  const problems = { code: isKnown ? undefined : codeProblem(code), about: tooLong(about, MAX_ABOUT) }
  if (isFaulty(problems)) return { kind: 'apply', problems, failure: null }
  try {
    await applyForVisitor(accessToken, { code, about })
    return { kind: 'applied' }
  } catch (error) {
    const failure = failureOf(error)
    return { kind: 'apply', problems: refusedFields(failure), failure }
  }
}
