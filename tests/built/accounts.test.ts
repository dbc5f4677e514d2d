import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  addTotp,
  auth,
  idempotencyKey,
  newEmail,
  own,
  post,
  register,
  request,
  rowsOf,
  signIn,
  type Customer,
  type RaceSite,
} from '../../e2e/races/raceSite'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'
import { emailTo } from './support/outbox'
import { startLiveSite } from './support/providerSite'

const STAFF = 'staff@mail.example'
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TX = 'b2f1'.repeat(16)
const REASON = 'The address is on a list of sanctions.'
const BALANCE = '0.01'

type Mode = 'sandbox' | 'live'
type Started = { race: RaceSite; folder: string; end: () => Promise<unknown> }
type Payout = { id: string; state: string; tx: string | null }
const sites = new Map<Mode, Started>()

async function newDatabase(mode: Mode): Promise<string> {
  const url = new URL(inject('postgres'))
  const name = `accounts_${mode}_${process.pid}`
  await queryRows(url.href, `create database ${name} template ${inject('postgresTemplate')}`)
  url.pathname = name
  return url.href
}

const startLive = async (variables: Record<string, string>) => {
  const { origin, folder, endAll } = await startLiveSite(variables)
  return { origin, folder, end: endAll }
}

async function startSite(mode: Mode): Promise<void> {
  const databaseUrl = await newDatabase(mode)
  const variables = {
    ...{ DATABASE_URL: databaseUrl, DESK_STAFF: `${STAFF}:payouts`, TRUST_PROXY: '1' },
    ...{ PAYOUT_APPROVAL: '1', SANDBOX_STEP_SECONDS: '0.2' },
  }
  const start = mode === 'live' ? startLive : startBuiltSite
  const site = await start(variables)
  const linkTo = (email: string) => emailTo(site.folder, email, '#token=')
  sites.set(mode, {
    race: { url: site.origin, databaseUrl, linkTo, ready: [] },
    folder: site.folder,
    end: site.end,
  })
}

beforeAll(() => Promise.all([startSite('sandbox'), startSite('live')]), 180_000)
afterAll(() => Promise.all([...sites.values()].map(({ end }) => end())))

describe.each<Mode>(['sandbox', 'live'])('a customer of the built site on PostgreSQL, %s', (mode) => {
  let race: RaceSite
  let folder: string
  let customer: Customer
  let codes: string[]
  let staff: Customer
  beforeAll(async () => {
    const started = sites.get(mode)
    if (!started) throw new Error(`the ${mode} site has not started`)
    ;({ race, folder } = started)
    customer = await register(race, newEmail())
    staff = await register(race, STAFF)
    await addTotp(race, staff)
  })

  async function confirm() {
    const { result } = await own<{ token: string }>(race, customer, 'confirmation/options')
    expect(
      (await own(race, customer, 'confirmation', { token: result.token, code: codes.pop() })).status,
    ).toBe(200)
  }
  const withdraw = (amountBtc: string, { bearer }: Pick<Customer, 'bearer'> = customer) =>
    post<Payout>(
      race,
      '/api/v4/customers/payouts',
      { amountBtc, address: ADDRESS },
      { ...bearer, ...idempotencyKey() },
    )
  const payouts = async () =>
    (
      await request<{ result: Payout[]; balanceBtc: string }>(
        race,
        'GET',
        '/api/v4/customers/payouts?limit=20',
        undefined,
        customer.bearer,
      )
    ).result
  const decide = (id: string, decision: unknown, { bearer }: Customer = staff) =>
    post<Payout>(race, `/api/v4/desk/payouts/${id}/decision`, decision, bearer)

  test('signs up by the link of an email, which works once', async () => {
    expect(
      await auth(race, 'sign-up/confirmation', {
        token: customer.signUpToken,
        password: 'a gull over the harbour',
      }),
    ).toMatchObject({ status: 410, code: 'link_invalid' })
    const { status, result } = await signIn(race, customer)
    expect([status, typeof result.accessToken]).toEqual([200, 'string'])
  })

  test('is refused with a wrong password as an unknown address is', async () => {
    const wrong = await auth(race, 'sign-in', { email: customer.email, password: 'a gull over the hill' })
    const unknown = await auth(race, 'sign-in', { email: newEmail(), password: 'a gull over the hill' })
    expect([wrong.status, wrong.code]).toEqual([401, 'credentials_wrong'])
    expect([unknown.status, unknown.code]).toEqual([wrong.status, wrong.code])
  })

  test('signs in with the password and the code of an app, and with neither alone', async () => {
    const { result: started } = await own<{ secret: string }>(race, customer, 'security/totp')
    const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
    const confirmed = await own<{ recoveryCodes: string[] }>(race, customer, 'security/totp/confirmation', {
      code: totp.generate(),
    })
    expect(confirmed.status).toBe(200)
    codes = confirmed.result.recoveryCodes
    const { result } = await signIn(race, customer)
    expect([result.accessToken, result.secondFactor?.methods]).toEqual([undefined, ['totp', 'recovery']])
    const token = result.secondFactor?.token ?? ''
    // A code works once, so this is that of the next half minute.
    const code = totp.generate({ timestamp: Date.now() + 30_000 })
    const refused = [
      { token, code: code === '000000' ? '111111' : '000000' },
      { token: 'made-up', code },
    ]
    const answers = []
    for (const proof of refused) answers.push((await auth(race, 'sign-in/second-factor', proof)).code)
    expect(answers).toEqual(['code_wrong', 'challenge_expired'])
    const opened = await auth<{ accessToken: string }>(race, 'sign-in/second-factor', { token, code })
    expect(opened.status).toBe(200)
    customer.bearer = { authorization: `Bearer ${opened.result.accessToken}` }
    expect((await auth(race, 'sign-in/second-factor', { token, code })).status).toBe(410)
  })

  test('withdraws with a confirmation for each, and no more than there is', async () => {
    await rowsOf(
      race,
      `insert into ledger (customer_id, kind, amount_btc, at)
       select id, 'cashback', ${BALANCE}, now() from customers where email = '${customer.email}'`,
    )
    expect((await withdraw('0.004')).code).toBe('confirmation_required')
    await confirm()
    expect((await withdraw('0.011')).code).toBe('balance_too_low')
    const { status, result } = await withdraw('0.004')
    expect([status, result.state]).toEqual([201, 'requested'])
    expect((await withdraw('0.004')).code).toBe('confirmation_required')
    expect((await payouts()).balanceBtc).toBe('0.006')
    await emailTo(folder, customer.email, '0.004')
  })

  test('is paid when staff decide so, and by nothing else', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const [requested] = (await payouts()).result
    expect(requested).toMatchObject({ state: 'requested', tx: null })
    const id = requested?.id ?? ''
    const approve = { decision: 'approve', reason: REASON }
    const steps =
      mode === 'live' ? [approve, { decision: 'sent', tx: TX }, { decision: 'confirm' }] : [approve]
    for (const decision of steps) {
      expect((await decide(id, decision, customer)).status).toBe(404)
      expect((await decide(id, decision)).status).toBe(200)
      expect((await decide(id, decision)).code).toBe('action_unavailable')
    }
    await expect.poll(async () => (await payouts()).result[0]?.state, { timeout: 10_000 }).toBe('finished')
    const paid = (await payouts()).result[0]?.tx
    if (mode === 'live') expect(paid).toBe(TX)
    else expect(paid).toMatch(/^[0-9a-f]{64}$/)
    expect((await payouts()).balanceBtc).toBe('0.006')
  })

  test('gets the amount and the reason back when staff refuse', async () => {
    await confirm()
    const { result } = await withdraw('0.002')
    expect((await decide(result.id, { decision: 'refuse', reason: REASON })).status).toBe(200)
    expect((await payouts()).balanceBtc).toBe('0.006')
    await emailTo(folder, customer.email, REASON)
  })
})
