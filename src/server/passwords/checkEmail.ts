import { looksLikeEmail } from '@/domain/email'
import type { FieldErrors } from '@/server/validationError'

/** In an address these mean a list, a comment or a quotation: one letter could go to several people, or around a limit. */
const MEANS_MORE = /[,;:"()[\]\\]|\p{Cc}/u

/** What is wrong with an address that letters are to be sent to. */
export function checkEmail(email: string): FieldErrors {
  if (looksLikeEmail(email) && !MEANS_MORE.test(email)) return {}
  return { email: { code: 'email_invalid', description: 'Must be an e-mail address.' } }
}
