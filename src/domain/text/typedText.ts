export const typedText = (typed: FormData, field: string) => {
  const text = typed.get(field)
  return typeof text === 'string' ? text : ''
}
