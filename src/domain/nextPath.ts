/** Where to go on after signing in: a page of the account, never another site or another part of this one. */
export function nextPath(asked: string | string[] | undefined, known: readonly string[], otherwise: string) {
  const path = [asked].flat()[0] ?? ''
  return known.includes(path) ? path : otherwise
}
