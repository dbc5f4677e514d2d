import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ACCOUNT = { email: 'bench@example.com', password: 'a gull over the harbour' }
const TRIES = 200

/** A widget of a new partner that pages at this origin may frame. @returns its id */
export async function placeWidget(site, dataDir, origin) {
  await post(`${site}/auth-service/api/v1.0/sign-up`, ACCOUNT)
  const confirmation = { token: await mailedToken(dataDir), password: ACCOUNT.password }
  const { accessToken } = await post(`${site}/auth-service/api/v1.0/sign-up/confirmation`, confirmation)
  const headers = { authorization: `Bearer ${accessToken}` }
  await post(`${site}/api/v4/partners`, { code: 'benchpost', about: 'A shop.' }, headers)
  const widget = { name: 'Shop', origins: [origin] }
  const { id } = await post(`${site}/api/v4/partners/widgets`, widget, headers)
  return id
}

async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()).result
}

/** Of the only email of a site without a mail server. */
async function mailedToken(dataDir) {
  for (let tries = 0; tries < TRIES; tries++) {
    const token = readMails(join(dataDir, 'outbox')).flatMap(
      (text) => text.match(/(?<=#token=)[\w-]+/) ?? [],
    )[0]
    if (token) return token
    await wait(50)
  }
  throw new Error('the email that confirms the account did not come')
}

function readMails(folder) {
  try {
    return (
      readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        // Long lines are broken (RFC 2045 §6.7).
        .map((name) =>
          readFileSync(join(folder, name), 'utf8')
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '='),
        )
    )
  } catch {
    // There is no folder before the first email.
    return []
  }
}
