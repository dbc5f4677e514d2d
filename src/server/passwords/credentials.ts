import { z } from 'zod'
import { normalEmail } from '@/domain/account'
import { looksLikeEmail } from '@/domain/email'
import type { FieldErrors } from '@/server/refusal'

/** Never trimmed, and any character is welcome. */
export const bodyPassword = z.string('Must be a text.')

/** In the one spelling under which a customer is known. */
export const bodyEmail = z.string('Must be a text.').transform(normalEmail)

export const credentials = z.object({ email: bodyEmail, password: bodyPassword })

/** In an address these mean a list, a comment or a quotation: one letter could go to several people, or around a limit. */
const MEANS_MORE = /[,;:"()[\]\\]|\p{Cc}/u

/** What is wrong with an address that letters are to be sent to. */
export function checkEmail(email: string): FieldErrors {
  if (looksLikeEmail(email) && !MEANS_MORE.test(email)) return {}
  return { email: { code: 'email_invalid', description: 'Must be an e-mail address.' } }
}
