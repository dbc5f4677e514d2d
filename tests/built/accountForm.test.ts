// @vitest-environment jsdom
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { emailTo } from './support/outbox'
import { plainBrowser } from './support/plainBrowser'

/** An account by forms alone: no page of it runs a script. */
const PASSWORD = 'a gull over the harbour'
const PAGE = '/account-form'
vi.setConfig({ testTimeout: 180_000 })

let site: Awaited<ReturnType<typeof startBuiltSite>>
beforeAll(async () => {
  site = await startBuiltSite({ DATABASE_URL: '', SANDBOX_STEP_SECONDS: '0.2', LOG_LEVEL: 'trace' })
}, 240_000)
afterAll(() => site?.end())

const visit = () => plainBrowser(site.origin, {}, { hasCookies: true })

type Result = Record<string, string>
async function api(path: string, body: object, token = ''): Promise<Result> {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result?: Result }).result ?? {}
}
const auth = (path: string, body: object) => api(`/auth-service/api/v1.0${path}`, body)

let customers = 0
async function newCustomer() {
  const email = `anna${++customers}@mail.example`
  await auth('/sign-up', { email, password: PASSWORD })
  const [, token = ''] = /#token=([\w-]+)/.exec(await emailTo(site.folder, email, '#token=')) ?? []
  const { accessToken = '' } = await auth('/sign-up/confirmation', { token, password: PASSWORD })
  return { email, accessToken }
}

async function signIn(email: string) {
  const browser = visit()
  await browser.open(PAGE)
  await browser.press('Sign in', { email, password: PASSWORD })
  return browser
}

test('a customer signs in and out by forms, and what is wrong stands beside its field', async () => {
  const { email } = await newCustomer()
  const browser = visit()
  await browser.open(PAGE)
  expect([browser.count('script'), browser.status()]).toEqual([0, 200])
  await browser.press('Sign in', { email: 'nobody', password: '' })
  expect(browser.errorAt('email')).toBe('Enter a valid email address.')
  expect(browser.errorAt('password')).toBe('Enter your password.')
  await browser.press('Sign in', { email, password: 'wrong words here' })
  expect(browser.text()).toContain('email address or password')
  expect([browser.field('email'), browser.field('password')]).toEqual([email, ''])
  expect(browser.html()).not.toContain('wrong words here')
  await browser.press('Sign in', { password: PASSWORD })
  expect(browser.path()).toBe(PAGE)
  expect(browser.text()).toContain(`Signed in as ${email}.`)
  expect([...browser.cookies.keys()].sort()).toEqual(['accessToken', 'formPass', 'refreshToken'])
  expect(browser.header('cache-control')).toBe('private, no-store')

  const access = browser.cookies.get('accessToken')
  await browser.press('Sign out')
  expect(browser.text()).toContain('You’ve signed out on this device.')
  expect([...browser.cookies.keys()]).toEqual(['formPass'])
  const { status } = await fetch(`${site.origin}/api/v3/customers/profile`, {
    headers: { authorization: `Bearer ${access}` },
  })
  expect(status).toBe(401)
  expect(site.words()).not.toContain(email)
  expect(site.words()).not.toContain(PASSWORD)
})

test('an expired token is renewed, and a sign-in that has ended shows the form', async () => {
  const { email } = await newCustomer()
  const browser = await signIn(email)
  const before = browser.cookies.get('refreshToken')
  browser.cookies.set('accessToken', 'expired')
  await browser.open(PAGE)
  expect(browser.text()).toContain(`Signed in as ${email}.`)
  expect(browser.cookies.get('refreshToken')).not.toBe(before)
  browser.cookies.set('accessToken', 'expired')
  browser.cookies.set('refreshToken', 'forged.0.x')
  await browser.open(PAGE)
  expect(browser.text()).toContain('Sign in')
  expect(browser.cookies.has('accessToken')).toBe(false)
})

test('a second factor is a form: a wrong code is refused there, and one code works once', async () => {
  const { email, accessToken } = await newCustomer()
  const security = '/api/v4/customers/security/totp'
  const { secret = '' } = await api(security, {}, accessToken)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await api(`${security}/confirmation`, { code: totp.generate() }, accessToken)

  const browser = await signIn(email)
  expect(browser.text()).toContain('Second step')
  expect(browser.cookies.has('accessToken')).toBe(false)
  await browser.press('Continue', { code: '' })
  expect(browser.errorAt('code')).toBe('Enter the code.')
  await browser.press('Continue', { code: '000000' })
  expect(browser.errorAt('code')).toBe('Incorrect code. Enter the latest one.')
  // The code of the set-up is spent.
  const next = totp.generate({ timestamp: Date.now() + 30_000 })
  await browser.press('Continue', { code: next })
  expect(browser.text()).toContain(`Signed in as ${email}.`)
  const other = await signIn(email)
  await other.press('Continue', { code: next })
  expect(other.errorAt('code')).toBe('Incorrect code. Enter the latest one.')
})

test('an unconfirmed account and too many tries are refused as with scripts', async () => {
  const email = 'new@mail.example'
  await auth('/sign-up', { email, password: PASSWORD })
  const unconfirmed = await signIn(email)
  expect(unconfirmed.text()).toContain('Confirm your email address')
  const { email: known } = await newCustomer()
  const browser = visit()
  await browser.open(PAGE)
  for (let attempt = 0; attempt < 10; attempt++)
    await browser.press('Sign in', { email: known, password: 'wrong words here' })
  await browser.press('Sign in', { password: PASSWORD })
  expect(browser.text()).toContain('Too many requests.')
  expect(browser.cookies.has('accessToken')).toBe(false)
})

test('a customer applies as a partner by a form, under the rules of the form with scripts', async () => {
  const { email } = await newCustomer()
  const browser = await signIn(email)
  await browser.press('Become a partner', { code: 'no spaces!', about: 'a blog' })
  expect(browser.errorAt('code')).toContain('Use only a–z')
  expect([browser.field('code'), browser.field('about')]).toEqual(['no spaces!', 'a blog'])
  await browser.press('Become a partner', { code: 'kites', about: 'x'.repeat(501) })
  expect(browser.errorAt('about')).toBe('Too long. Use 500 characters or fewer.')
  await browser.press('Become a partner', { about: 'a blog about kites' })
  expect(browser.path()).toBe(PAGE)
  expect(browser.text()).toContain('Partner since')
  const second = await signIn((await newCustomer()).email)
  await second.press('Become a partner', { code: 'kites' })
  expect(second.errorAt('code')).toContain('is taken')
})

test('what is ordered while signed in is the customer’s, and counts for nobody otherwise', async () => {
  const { email } = await newCustomer()
  const browser = await signIn(email)
  const order = async () => {
    await browser.open('/exchange-form?from=btc-btc&to=eth-eth&amount=0.05')
    await browser.press('Continue')
    await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS })
  }
  await order()
  await browser.press('Create exchange')
  const publicId = browser.path().split('/')[2] ?? ''
  await browser.open(PAGE)
  expect(browser.text()).toContain(publicId)
  await order()
  await browser.press('Create exchange', { formToken: 'f'.repeat(22) })
  const strange = browser.path().split('/')[2] ?? ''
  await browser.open(PAGE)
  expect(browser.text()).not.toContain(strange)
})

const POST = { 'content-type': 'application/x-www-form-urlencoded' }
/** What another page could make a browser send, with the cookies that go along. */
const SENDERS: { of: string; headers: Record<string, string>; status: number }[] = [
  { of: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { of: 'a neighboring site', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { of: 'another origin', headers: { origin: 'https://evil.example' }, status: 403 },
  { of: 'an opaque origin', headers: { origin: 'null' }, status: 403 },
  // A text browser names nothing: there the token is what another page cannot know.
  { of: 'a page in a text browser', headers: {}, status: 200 },
]

test.each(SENDERS)('a form of $of signs nobody out, and nobody in', async ({ headers, status }) => {
  const { email } = await newCustomer()
  const browser = await signIn(email)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const body of [
    'action=signOut',
    `action=signOut&formToken=${'x'.repeat(22)}`,
    `action=signIn&email=${email}&password=${encodeURIComponent(PASSWORD)}`,
    'action=apply&code=evil-code',
  ]) {
    const response = await fetch(site.origin + PAGE, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: { ...POST, ...headers, cookie },
    })
    expect(response.status, body).toBe(status)
    expect(response.headers.getSetCookie().join(), body).not.toContain('Token=')
  }
  await browser.open(PAGE)
  expect(browser.text()).toContain(`Signed in as ${email}.`)
  expect(browser.text()).toContain('Become a partner')
})

test('without cookies nobody is signed in, and the page says why', async () => {
  const { email } = await newCustomer()
  const browser = plainBrowser(site.origin)
  await browser.open(PAGE)
  await browser.press('Sign in', { email, password: PASSWORD })
  expect(browser.text()).toContain('Your browser blocks cookies from this site')
})

test('the page is made in the language of its address, and pages with scripts lead to it', async () => {
  const browser = visit()
  await browser.open(`/de${PAGE}`)
  await browser.press('Anmelden', { email: '', password: '' })
  expect(browser.path()).toBe(`/de${PAGE}`)
  expect(browser.errorAt('email')).toContain('E-Mail')
  await browser.open('/customer-account')
  expect(browser.html()).toContain(`href="${PAGE}"`)
})
