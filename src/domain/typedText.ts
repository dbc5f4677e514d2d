/** What stands in a field of a form; nothing where it has no such field, or a file in it. */
export const typedText = (typed: FormData, field: string) => {
  const text = typed.get(field)
  return typeof text === 'string' ? text : ''
}
