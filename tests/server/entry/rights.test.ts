import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract, withAlias } from '@/contract/contract'
import type { Endpoint, Endpoints } from '@/contract/endpoint'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { made, owner, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

/** Every call that takes the id of something, with what it needs besides: an id is known to others too. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

type Body = Record<string, unknown>
type Need =
  /** The secret of the exchange, or its customer. */
  | { needs: 'owner'; body: (publicId: string) => Body }
  /** Only a row of the customer who is signed in. */
  | { needs: 'customer' }
  | { needs: 'staff' | 'moderator' }
  /** What is sent is itself the secret: random, and worth nothing to who guesses. */
  | { needs: 'token'; body: (token: string) => Body }
  /** Who has the link may read it; or nothing is done to what the id names. */
  | { needs: 'nothing'; because: string }
  | { needs: 'customer and secrets' }

const owned = (body: Body): Need => ({ needs: 'owner', body: () => body })
const token = (name: string, more: Body = {}): Need => ({
  needs: 'token',
  body: (value) => ({ ...more, [name]: value }),
})
const nothing = (because: string): Need => ({ needs: 'nothing', because })
const PASSWORD = { password: 'seven green kites' }
const OF_EXCHANGE = '/api/v4/exchanges-new/{publicId}'

const NEEDS: Record<string, Need> = {
  [`POST ${OF_EXCHANGE}/actions`]: owned({ action: 'continue' }),
  [`POST ${OF_EXCHANGE}/amount`]: owned({ decision: 'decline', amountFrom: '0.1', amountTo: '1.5' }),
  [`POST ${OF_EXCHANGE}/payment`]: owned({ hash: `0x${'a'.repeat(64)}` }),
  [`POST ${OF_EXCHANGE}/ramp`]: owned({ action: 'cancel' }),
  [`POST ${OF_EXCHANGE}/push`]: owned({ fid: 'c'.repeat(22) }),
  [`POST ${OF_EXCHANGE}/email`]: owned({ email: 'anna@example.com' }),
  [`POST ${OF_EXCHANGE}/transfers`]: owned({}),
  [`POST ${OF_EXCHANGE}/handover`]: owned({}),
  'POST /api/v4/reviews': {
    needs: 'owner',
    body: (exchangeId) => ({ exchangeId, rating: 1, name: '', text: 'Not what I was told.' }),
  },
  [`GET ${OF_EXCHANGE}`]: nothing('the page of an exchange is read by whoever has its link'),
  'GET /api/v3/exchanges-new/{publicId}': nothing('the page of an exchange is read by whoever has its link'),
  [`GET ${OF_EXCHANGE}/receipt`]: nothing('a receipt says what the page says'),
  [`POST ${OF_EXCHANGE}/push/off`]: nothing('it ends the messages of the device whose own id is sent'),
  'POST /api/v4/sandbox/exchanges/{publicId}/deposits': nothing('no money: what a chain would do'),
  'POST /api/v4/contacts': nothing('the exchange is only mentioned'),
  'POST /api/v4/exchanges-new': nothing('its rate is signed and fits this order only'),
  'POST /api/v3/exchanges-new': nothing('its rate is signed and fits this order only'),
  'POST /api/v4/ramps/orders': nothing('its offer is signed and says what is ordered'),
  'POST /api/v3/sessions': nothing('random ids of the device, which open nothing'),
  'POST /api/v3/sessions/refresh': nothing('random ids of the device, which open nothing'),
  'POST /api/v4/customers/exchanges/claims': { needs: 'customer and secrets' },
  'POST /api/v4/customers/sign-ins/{id}/end': { needs: 'customer' },
  'POST /api/v4/customers/security/passkeys/{id}/name': { needs: 'customer' },
  'POST /api/v4/customers/security/passkeys/{id}/removal': { needs: 'customer' },
  'POST /api/v4/customers/addresses/{id}/removal': { needs: 'customer' },
  'POST /api/v4/partners/codes': nothing('a reference of the partner’s own, which opens nothing'),
  'POST /api/v4/partners/keys/{id}/revoke': { needs: 'customer' },
  'POST /api/v4/partners/webhooks/{id}/rotation': { needs: 'customer' },
  'POST /api/v4/partners/webhooks/{id}/enable': { needs: 'customer' },
  'POST /api/v4/partners/webhooks/{id}/removal': { needs: 'customer' },
  'POST /api/v4/partners/webhooks/{id}/test': { needs: 'customer' },
  'GET /api/v4/partners/webhooks/{id}/deliveries': { needs: 'customer' },
  'POST /api/v4/partners/webhooks/{id}/deliveries/{deliveryId}/resend': { needs: 'customer' },
  'POST /api/v4/partners/widgets/{id}': { needs: 'customer' },
  'POST /api/v4/partners/widgets/{id}/end': { needs: 'customer' },
  'POST /api/v4/ambassadors/tasks/{id}/report': { needs: 'customer' },
  'GET /api/v4/widgets/{id}': nothing('the id stands in public pages, and so does what it gives'),
  'POST /api/v4/widgets/{id}/recipient': nothing(
    'the signature of the partner is checked, and nothing given',
  ),
  'POST /api/v4/payment-requests': nothing('a reference of its maker’s own, which opens nothing'),
  'GET /api/v4/payment-requests/{id}': nothing('the page of a request is read by whoever has its link'),
  'POST /api/v4/payment-requests/{id}/exchanges': nothing(
    'whoever has the link may pay, to the stored address',
  ),
  'POST /api/v4/payment-requests/{id}/void': { needs: 'customer' },
  'POST /api/v4/payment-requests/{id}/accept': { needs: 'customer' },
  'POST /api/v4/payment-requests/{id}/wrong-network': { needs: 'customer' },
  'POST /api/v4/exchange-transfers': token('token'),
  'POST /auth-service/api/v1.0/sign-up/confirmation': token('token', PASSWORD),
  'POST /auth-service/api/v1.0/sign-in/second-factor': token('token', { code: '123456' }),
  'POST /auth-service/api/v1.0/password-reset/confirmation': token('token', PASSWORD),
  'POST /auth-service/api/v1.0/refresh-session': token('refreshToken'),
  'GET /auth-service/api/v1.0/refresh-session/{refreshToken}': token('refreshToken'),
  'POST /api/v4/customers/email/confirmation': token('token'),
  'POST /api/v4/customers/email/restoration': token('token'),
  'POST /api/v4/customers/payouts/stop': token('token'),
  'POST /api/v4/customers/security/reset-stop': token('token'),
  'POST /api/v4/desk/invitation': token('token'),
  'POST /api/v4/customers/confirmation': { needs: 'customer' },
  'POST /api/v4/customers/security/passkeys': { needs: 'customer' },
  'POST /api/v4/reviews/{id}/moderation': { needs: 'moderator' },
}

/** Ids by another name; and names that end as an id and are none. */
const IDS = /^(id|ids|fid|reference|publicIds?|token)$|[a-z](Id|Ids|Token)$/
const NO_IDS = /^extraId/

const fieldsOf = (schema: unknown): string[] => {
  const { shape = {} } = (schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def ?? {}
  return Object.keys(shape)
}
const idsOf = ({ path, query, body }: Endpoint): string[] =>
  [...(path.match(/(?<=\{)\w+(?=\})/g) ?? []), ...fieldsOf(query), ...fieldsOf(body)].filter(
    (name) => IDS.test(name) && !NO_IDS.test(name),
  )

const calls = Object.values<Endpoints>(contract)
  .flatMap((endpoints) => Object.values(endpoints))
  .flatMap(withAlias)
  .filter((endpoint) => idsOf(endpoint).length > 0)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('each call that takes an id says what it needs besides, and no other does', () => {
  const listed = calls.filter(({ auth }) => auth !== 'staff').map(nameOf)
  expect(listed.toSorted()).toEqual(Object.keys(NEEDS).toSorted())
})

const byNeed = <Kind extends Need['needs']>(kind: Kind) =>
  calls.flatMap((endpoint) => {
    const need = NEEDS[nameOf(endpoint)]
    return need?.needs === kind
      ? [{ name: nameOf(endpoint), endpoint, need: need as Extract<Need, { needs: Kind }> }]
      : []
  })

const random = () => randomBytes(32).toString('base64url')
const send = (endpoint: Endpoint, id: string, body: Body, headers: Record<string, string> = {}) =>
  request(
    endpoint.method as 'GET' | 'POST',
    endpoint.path.replace(/\{\w+\}/, id),
    endpoint.method === 'GET' ? undefined : body,
    headers,
  )
const secretHeader = (secret: string) => ({ 'x-exchange-secret': secret })

let stranger: TestCustomer
beforeAll(async () => {
  stranger = await aCustomer()
  vi.stubEnv('MODERATION_TOKEN', random())
})
afterAll(() => vi.unstubAllEnvs())

test.each(byNeed('owner'))('$name needs the secret of the exchange', async ({ endpoint, need }) => {
  const [own, foreign] = [await made(), await made()]
  const proofs = [
    {},
    secretHeader(''),
    secretHeader(random()),
    owner(foreign.publicId),
    await stranger.headers(),
    { ...(await stranger.headers()), ...owner(foreign.publicId) },
  ]
  for (const headers of proofs) {
    const { status, error } = await send(endpoint, own.publicId, need.body(own.publicId), headers)
    expect([status, error.code]).toEqual([403, 'owner_required'])
  }
  const right = await send(endpoint, own.publicId, need.body(own.publicId), owner(own.publicId))
  expect(right.error.code).not.toBe('owner_required')
})

test.each(byNeed('owner'))(
  '$name needs the customer of a customer’s exchange',
  async ({ endpoint, need }) => {
    const customer = await aCustomer()
    const { publicId } = await ordered(customer)
    for (const headers of [{}, secretHeader(random()), owner(publicId), await stranger.headers()]) {
      const { status, error } = await send(endpoint, publicId, need.body(publicId), headers)
      expect([status, error.code]).toEqual([403, 'owner_required'])
    }
    const unknown = { authorization: 'Bearer a.b.c' }
    expect((await send(endpoint, publicId, need.body(publicId), unknown)).status).toBe(401)
  },
)

test.each(byNeed('customer'))('$name does nothing to what is somebody else’s', async ({ endpoint }) => {
  const customer = await aCustomer()
  const own = await ownIds(customer)
  const body = { token: own.token, passkey: {}, name: 'Key', code: '123456', password: 'seven green kites' }
  expect((await send(endpoint, own.signIn, body)).status).toBe(401)
  for (const id of Object.values(own)) {
    const { status } = await send(endpoint, id, body, await stranger.headers())
    expect([403, 404, 410]).toContain(status)
  }
})

/** Of each kind that a call could name. */
async function ownIds(customer: TestCustomer) {
  type Lists = { result: { id: string }[] }
  const address = { label: 'x', ticker: 'btc', network: 'btc', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' }
  const signIns = await customer.request<Lists>('GET', '/api/v4/customers/sign-ins')
  const saved = await customer.request<{ id: string }>('POST', '/api/v4/customers/addresses', address)
  const started = await customer.request<{ token: string }>(
    'POST',
    '/api/v4/customers/confirmation/options',
    {},
  )
  return {
    signIn: signIns.result.result[0]?.id ?? '',
    address: saved.result.id,
    token: started.result.token,
  }
}

test.each(byNeed('customer and secrets'))('$name gives nothing for a wrong secret', async ({ endpoint }) => {
  const [own, foreign] = [await made(), await made()]
  const claim = async (secret: Record<string, string>, headers: Record<string, string>) =>
    send(endpoint, '', { publicIds: [own.publicId], ownerSecrets: secret }, headers)
  const right = owner(own.publicId)['x-exchange-secret']
  expect((await claim({ [own.publicId]: right }, {})).status).toBe(401)
  const other = owner(foreign.publicId)['x-exchange-secret']
  for (const secrets of [
    {},
    { [own.publicId]: '' },
    { [own.publicId]: other },
    { [foreign.publicId]: right },
  ])
    expect((await claim(secrets as Record<string, string>, await stranger.headers())).result).toEqual({
      claimed: [],
    })
  expect((await claim({ [own.publicId]: right }, await stranger.headers())).result).toEqual({
    claimed: [own.publicId],
  })
})

test.each(byNeed('token'))('$name opens nothing to who guesses', async ({ endpoint, need }) => {
  for (const guess of ['', 'x', random(), `${random()}.0.${random()}`])
    expect([401, 404, 410]).toContain((await send(endpoint, guess, need.body(guess))).status)
})

test.each(byNeed('moderator'))('$name needs the token of moderators', async ({ endpoint }) => {
  for (const headers of [{}, { authorization: `Bearer ${random()}` }, await stranger.headers()])
    expect((await send(endpoint, 'x', { status: 'approved' }, headers)).status).toBe(401)
})
