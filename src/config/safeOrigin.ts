/** Scripts come from there or keys go there, so it has to be encrypted; only this machine itself may go without. */
export function safeOrigin(host: string): string {
  const url = URL.canParse(host) ? new URL(host) : null
  const isSafe = url?.protocol === 'https:' || url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (!url || !isSafe) throw new Error(`${host} must be an https origin`)
  return url.origin
}
