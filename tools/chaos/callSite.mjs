/** Milliseconds; a call that takes longer has no answer. */
const TIMEOUT = 60_000

/** One call of the site. @returns its status and what it answered; status 0: no answer came */
export async function callSite(site, method, path, { body, headers } = {}) {
  try {
    const response = await fetch(site.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    // A body that is cut off throws, like a connection that is: nothing was acknowledged.
    const { result, code } = parsed(await response.text())
    return { status: response.status, result, code }
  } catch {
    return { status: 0 }
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
