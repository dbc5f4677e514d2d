import { callSite } from '../callSite.mjs'
import { makeCustomer, signIn } from '../makeCustomer.mjs'
import { counted, judgeWaits } from './watch.mjs'

const SIGN_IN = '/auth-service/api/v1.0/sign-in'
/** Responses to a wrong password, too many tries and a full queue. */
const EXPECTED = new Set([401, 429, 503])

const tryPassword = (site, email, address) =>
  callSite(site, 'POST', SIGN_IN, {
    body: { email, password: 'a password that is wrong' },
    headers: { 'x-forwarded-for': address },
  })

/** Passwords are costly to check, and a known customer's must not be locked by a stranger. */
export async function signIns(site, report, dataDir) {
  await queue(site, report)
  await lockout(site, report, dataDir)
}

/** Sixty callers at once: the queue has an end, and files are served meanwhile (M8). */
async function queue(site, report) {
  const attempts = () =>
    Promise.all(
      Array.from({ length: 60 }, (_, at) => tryPassword(site, `nobody${at}@example.com`, `198.51.100.${at}`)),
    )
  const statuses = (await judgeWaits(site, report, '60 sign-ins at once', attempts)).map(
    ({ status }) => status,
  )
  const wrong = statuses.filter((status) => !EXPECTED.has(status))
  if (wrong.length > 0) report.lost(`a sign-in among sixty was answered with ${wrong[0]}`)
  report.tried(`60 sign-ins at once: ${counted(statuses)}`)
}

/** An email address alone must not be enough to lock its owner out (M2). */
async function lockout(site, report, dataDir) {
  const customer = await makeCustomer(site, dataDir)
  const statuses = []
  for (let at = 0; at < 12; at++)
    statuses.push((await tryPassword(site, customer.email, '192.0.2.66')).status)
  if (!statuses.includes(429)) report.lost(`a stranger may try on: ${counted(statuses)}`)
  const owner = await signIn(site, customer.email).then(
    () => 200,
    ({ message }) => message,
  )
  if (owner !== 200) report.lost(`after a stranger's tries the owner is locked out: ${owner}`)
  report.tried(`12 wrong passwords by a stranger: ${counted(statuses)}; the owner then: ${owner}`)
}
