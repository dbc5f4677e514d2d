import { typedText } from '@/domain/text/typedText'

/** A password is taken as it was typed, blanks at its ends included. */
export const readCredentials = (typed: FormData) => ({
  email: typedText(typed, 'email').trim(),
  password: typedText(typed, 'password'),
})
