/** Where to go on after signing in: a page of the account, never another site or another part of this one. */
export function nextPath(
  requested: string | string[] | undefined,
  allowed: readonly string[],
  otherwise: string,
) {
  const path = [requested].flat()[0] ?? ''
  return allowed.includes(path) ? path : otherwise
}
