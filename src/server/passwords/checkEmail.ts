import { looksLikeEmail } from '@/domain/account/email'
import type { FieldErrors } from '@/server/kernel/validationError'

const MEANS_MORE = /[,;:"()[\]\\]|\p{Cc}/u

export function checkEmail(email: string): FieldErrors {
  if (looksLikeEmail(email) && !MEANS_MORE.test(email)) return {}
  return { email: { code: 'email_invalid', description: 'Must be an e-mail address.' } }
}
