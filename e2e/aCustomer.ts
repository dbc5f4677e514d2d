import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'

const JSON_HEADERS = { 'content-type': 'application/json', 'site-language': 'en' }
const PASSWORD = 'a horse that no one knows'

export type ACustomer = { email: string; accessToken: string; refreshToken: string }

/** Somebody who has signed up and confirmed his address by the letter that lies in the outbox of the site's folder. */
export async function makeCustomer(
  request: APIRequestContext,
  folder = process.env.E2E_DATA_DIR ?? '',
): Promise<ACustomer> {
  const email = `${randomUUID()}@example.com`
  const signedUp = await request.post('/auth-service/api/v1.0/sign-up', {
    headers: JSON_HEADERS,
    data: { email, password: PASSWORD },
  })
  expect(signedUp.status()).toBe(202)
  let token: string | undefined
  await expect
    .poll(async () => (token = await tokenSentTo(email, folder)), { timeout: 15_000, message: 'a letter' })
    .toBeTruthy()
  const confirmed = await request.post('/auth-service/api/v1.0/sign-up/confirmation', { data: { token } })
  const { result } = (await confirmed.json()) as { result: Omit<ACustomer, 'email'> }
  return { email, ...result }
}

/** The token in the newest letter to this address; undefined while there is none. */
async function tokenSentTo(email: string, dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names
    .filter((one) => one.endsWith('.eml'))
    .sort()
    .reverse()) {
    const letter = await readFile(join(folder, name), 'utf8')
    if (!letter.includes(`To: ${email}`)) continue
    // Quoted-printable: a line that goes on ends with an equals sign, and the sign itself is =3D.
    const text = letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    return /#token=([\w-]+)/.exec(text)?.[1]
  }
  return undefined
}

export const bearer = ({ accessToken }: ACustomer) => ({ authorization: `Bearer ${accessToken}` })

/** From here on the browser is this customer's. */
export async function signInAs(context: BrowserContext, url: string | undefined, customer: ACustomer) {
  const cookie = { url: url ?? '', secure: true, sameSite: 'Strict' as const }
  await context.addCookies([
    { ...cookie, name: 'accessToken', value: customer.accessToken },
    { ...cookie, name: 'refreshToken', value: customer.refreshToken },
  ])
}
