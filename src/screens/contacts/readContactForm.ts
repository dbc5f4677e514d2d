import { exchangeIdIn } from '@/domain/exchange/exchangeId'
import { CONTACT_TOPICS, type ContactMessage } from '@/domain/site/contact'

/** `key`: of the form that was shown, under which one message is stored once. */
export type ContactFormText = ContactMessage & { key: string }

/** Characters; a message may be as long as the check allows, and then says so. */
const MAX_LENGTH = 6000

export function readContactForm(
  given: Readonly<Record<string, string | string[] | undefined>>,
): ContactFormText {
  const textOf = (name: string) => [given[name]].flat()[0]?.slice(0, MAX_LENGTH).trim() ?? ''
  return {
    topic: CONTACT_TOPICS.find((topic) => topic === textOf('topic')) ?? 'exchange',
    email: textOf('email'),
    exchangeId: exchangeIdIn(textOf('exchangeId')),
    message: textOf('message').replace(/\r\n?/g, '\n'),
    key: textOf('key'),
  }
}
