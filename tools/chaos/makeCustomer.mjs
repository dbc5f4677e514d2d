import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { callSite } from './callSite.mjs'

const PASSWORD = 'a horse that no one knows'
const EMAIL_TRIES = 200

/** A customer who has signed up and confirmed the address by the email in the outbox. */
export async function makeCustomer(site, dataDir) {
  const email = `${randomUUID()}@example.com`
  const signedUp = await callSite(site, 'POST', '/auth-service/api/v1.0/sign-up', {
    body: { email, password: PASSWORD },
  })
  if (signedUp.status !== 202) throw new Error(`sign-up was answered with ${signedUp.status}`)
  const token = await tokenSentTo(email, join(dataDir, 'outbox'))
  await callSite(site, 'POST', '/auth-service/api/v1.0/sign-up/confirmation', {
    body: { token, password: PASSWORD },
  })
  return { email, headers: await signIn(site, email) }
}

/** Headers of a fresh sign-in. */
export async function signIn(site, email) {
  const body = { email, password: PASSWORD }
  const { status, result } = await callSite(site, 'POST', '/auth-service/api/v1.0/sign-in', { body })
  if (status !== 200) throw new Error(`sign-in was answered with ${status}`)
  return { authorization: `Bearer ${result.accessToken}` }
}

async function tokenSentTo(email, outbox) {
  for (let tries = 0; tries < EMAIL_TRIES; tries++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const message = name.endsWith('.eml') ? await readFile(join(outbox, name), 'utf8') : ''
      // Quoted-printable: a line that goes on ends with an equals sign, and the sign itself is =3D.
      const text = message.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      const token = message.includes(`To: ${email}`) && /#token=([\w-]+)/.exec(text)?.[1]
      if (token) return token
    }
    await wait(50)
  }
  throw new Error(`no letter came to ${email}`)
}
