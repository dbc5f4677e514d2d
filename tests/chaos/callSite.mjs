/** Milliseconds; a call that takes longer has no answer. */
const PATIENCE = 60_000

/** One call of the site. @returns its status and what it answered; status 0: no answer came */
export async function callSite(site, method, path, { body, headers } = {}) {
  try {
    const answer = await fetch(site.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { result, code } = await answer.json().catch(() => ({}))
    return { status: answer.status, result, code }
  } catch {
    return { status: 0 }
  }
}
