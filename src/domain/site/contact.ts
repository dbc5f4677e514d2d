import { looksLikeEmail } from '@/domain/account/email'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'

export const CONTACT_TOPICS = ['exchange', 'question', 'partnership', 'other'] as const
type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** What a visitor writes on /contacts; `exchangeId` is empty when it is about none. */
export type ContactMessage = { topic: ContactTopic; email: string; exchangeId: string; message: string }

/** Characters of a message. In every script that many fit into the 16 kB of a call. */
export const contactLimits = { shortest: 10, longest: 4000 }

type ContactProblem = 'emailMissing' | 'emailInvalid' | 'exchangeIdInvalid' | 'messageShort' | 'messageLong'
export type ContactProblems = Partial<Record<keyof ContactMessage, ContactProblem>>

export function contactProblems({ email, exchangeId, message }: ContactMessage): ContactProblems {
  const problems: ContactProblems = {}
  if (email === '') problems.email = 'emailMissing'
  else if (!looksLikeEmail(email)) problems.email = 'emailInvalid'
  if (exchangeId !== '' && !looksLikeExchangeId(exchangeId)) problems.exchangeId = 'exchangeIdInvalid'
  if (message.length < contactLimits.shortest) problems.message = 'messageShort'
  else if (message.length > contactLimits.longest) problems.message = 'messageLong'
  return problems
}
