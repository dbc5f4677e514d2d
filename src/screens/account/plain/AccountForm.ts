import { PROOF_METHODS, type ProofMethod } from '@/domain/account/secondFactor'

const ACCOUNT_ACTIONS = ['signIn', 'prove', 'signOut', 'apply'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

/** What was entered; empty for what is missing. */
export type AccountForm = {
  action: AccountAction | null
  /** Compared with what the visitor's cookie says, so that no other page makes a browser act on an account. */
  formToken: string
  email: string
  password: string
  /** Of the sign-in that waits for a second factor. */
  challenge: string
  methods: ProofMethod[]
  /** Of the second factor, or the one that a partner wants. */
  code: string
  about: string
}

/** Characters; an address has at most 254, what a partner writes 500. */
const MAX_LENGTH = 1000

export function readAccountForm(given: Readonly<Record<string, string>>): AccountForm {
  const textOf = (name: string) => (given[name] ?? '').slice(0, MAX_LENGTH).trim()
  const methods = textOf('methods').split(' ')
  return {
    action: ACCOUNT_ACTIONS.find((action) => action === given.action) ?? null,
    formToken: textOf('formToken'),
    email: textOf('email'),
    // Taken as it was typed, blanks at its ends included.
    password: (given.password ?? '').slice(0, MAX_LENGTH),
    challenge: textOf('challenge'),
    methods: PROOF_METHODS.filter((method) => methods.includes(method)),
    code: textOf('code'),
    about: textOf('about').replace(/\r\n?/g, '\n'),
  }
}
