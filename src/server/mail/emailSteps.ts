import type { Translate } from '@/i18n/translate'
import type { Email, EmailKind } from '@/server/mail/emailKinds'
import type { EmailFigure, EmailRoute } from '@/server/mail/EmailParts'
import { exchangeFigures, exchangeRoute } from '@/server/mail/exchangeFigures'
import { showBtc } from '@/domain/money/btcAmount'

type Words = { t: Translate; intl: string }
type PayoutKind = Extract<Email, { amountBtc: string }>['kind']

const PAYOUT_STEPS = {
  payoutRequested: 'requested',
  payoutApproved: 'approved',
  payoutSent: 'sending',
  payoutConfirmed: 'finished',
  payoutRefused: 'declined',
} as const satisfies Record<PayoutKind, string>
const PAYOUT_WAY: readonly string[] = ['requested', 'approved', 'sending', 'finished']

/** Of whatever is neither an exchange nor a withdrawal only the drawing says where it is. */
const STEPS = 3
const AT_FIRST: readonly EmailKind[] = ['message', 'staff', 'staffInvitation']
const HALFWAY: readonly EmailKind[] = [
  'confirm',
  'reset',
  'email',
  'emailChange',
  'ambassadorTask',
  'factorResetPlanned',
]

export function emailRoute(email: Email, words: Words): EmailRoute {
  if ('exchange' in email) return exchangeRoute(email.exchange, words)
  if ('amountBtc' in email) return payoutRoute(email.kind, words)
  if (email.kind === 'partnerRefused' || email.kind === 'ambassadorDeclined')
    return { steps: 2, reached: 1, state: 'stopped', label: '' }
  if (AT_FIRST.includes(email.kind)) return { steps: STEPS, reached: 0, state: 'moving', label: '' }
  if (email.kind === 'webhookOff' || email.kind === 'accountFrozen')
    return { steps: STEPS, reached: 1, state: 'stopped', label: '' }
  if (HALFWAY.includes(email.kind)) return { steps: STEPS, reached: 1, state: 'moving', label: '' }
  return { steps: STEPS, reached: STEPS - 1, state: 'done', label: '' }
}

function payoutRoute(kind: PayoutKind, { t }: Words): EmailRoute {
  const step = PAYOUT_STEPS[kind]
  // It is declined in place of being approved.
  const reached = PAYOUT_WAY.indexOf(step === 'declined' ? 'approved' : step)
  return {
    steps: step === 'declined' ? reached + 1 : PAYOUT_WAY.length,
    reached,
    state: step === 'declined' ? 'stopped' : step === 'finished' ? 'done' : 'moving',
    label: t(`customer_account:payouts.states.${step}`),
  }
}

export function emailFigures(email: Email, words: Words): EmailFigure[] {
  if ('exchange' in email) return exchangeFigures(email.exchange, words)
  if (!('amountBtc' in email)) return []
  const { t, intl } = words
  const code = (label: string, value: string): EmailFigure => ({ look: 'code', label, value, notes: [] })
  return [
    {
      look: 'amount',
      label: t('customer_account:payouts.amount'),
      value: showBtc(email.amountBtc, intl),
      notes: [],
    },
    ...('address' in email ? [code(t('customer_account:payouts.address'), email.address)] : []),
    ...('tx' in email ? [code(t('customer_account:payouts.tx'), email.tx)] : []),
  ]
}
