const textOf = (typed: FormData, field: string) => {
  const text = typed.get(field)
  return typeof text === 'string' ? text : ''
}

/** A password is taken as it was typed, blanks at its ends included. */
export const readCredentials = (typed: FormData) => ({
  email: textOf(typed, 'email').trim(),
  password: textOf(typed, 'password'),
})
