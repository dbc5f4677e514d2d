import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { optionalCustomer } from '@/server/accounts/requireCustomer'
import { routes } from '@/server/routes'
import { makeAccessToken } from '@/server/signIns/accessToken'
import { tokenKey } from '@/server/signIns/tokenKey'
import { later } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aCustomer, anotherDevice, call, profile, type Tokens } from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Claims = { sub: string; sid: string; iss: string; iat: number; exp: number }
const claimsOf = ({ accessToken }: Tokens) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Claims
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (claims: object, key: Uint8Array) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key)
/** By hand, because with our key no library signs so. */
function sealedBy(hash: string, alg: string, claims: object, key: Uint8Array) {
  const text = `${part({ alg })}.${part(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

/** Calls of a customer that need no body. Each path is one that `routes` holds. */
const OWN_CALLS = [
  ['GET', '/api/v3/customers/profile'],
  ['GET', '/api/v4/customers/segment'],
  ['PATCH', '/api/v3/customers/sl_check_in'],
  ['POST', '/api/v4/customers/password'],
  ['POST', '/api/v4/customers/email'],
  ['GET', '/api/v4/customers/sign-ins'],
  ['POST', '/api/v4/customers/sign-ins/{id}/end'],
  ['POST', '/api/v4/customers/sign-ins/end-others'],
  ['POST', '/api/v4/customers/deletion'],
  ['GET', '/api/v4/customers/export'],
] as const

test('every call of a customer but the confirmation of an address is for the signed-in only', async () => {
  const own = routes.filter(({ path }) => /\/customers\//.test(path) && !path.endsWith('/email/confirmation'))
  expect(own.length).toBeGreaterThanOrEqual(OWN_CALLS.length)
  for (const { method, path } of own) {
    for (const token of [undefined, '', 'null', 'made-up', 'a.b.c']) {
      const { status, error } = await call(method, path, method === 'GET' ? undefined : {}, { token })
      expect([method, path, token, status, error.code]).toEqual([method, path, token, 401, 'unauthorized'])
    }
  }
})

test.each(OWN_CALLS)('%s %s is there', (method, path) => {
  expect(routes.find((route) => route.method === method && route.path === path)).toBeDefined()
})

test('his profile, his segment and his check-in are answered as specification §7 says', async () => {
  const { email, accessToken: token } = await aCustomer()
  expect((await profile(token)).json).toEqual({
    result: { data: { email }, error: null },
    sandbox: true,
  })
  expect((await call('GET', '/api/v4/customers/segment', undefined, { token })).result).toEqual({
    segment: 'bronze',
  })
  expect(await call('PATCH', '/api/v3/customers/sl_check_in', undefined, { token })).toMatchObject({
    status: 200,
    result: {},
  })
})

describe('an access token', () => {
  test('speaks for one customer and one sign-in, for ten minutes', async () => {
    const tokens = await aCustomer()
    const { sub, iss, iat, exp } = claimsOf(tokens)
    expect([sub, iss, exp - iat]).toEqual([tokens.id, 'http://localhost:3000', 600])
    later(accountTimings.accessToken - 1000)
    expect((await profile(tokens.accessToken)).status).toBe(200)
    later(1000)
    expect((await profile(tokens.accessToken)).status).toBe(401)
  })

  test('of another algorithm, of none, or signed with another key is refused', async () => {
    const tokens = await aCustomer()
    const claims = claimsOf(tokens)
    const right = await tokenKey('access')
    const forged = [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'none' })}.${part(claims)}.${tokens.accessToken.split('.')[2]}`,
      await signed(claims, await tokenKey('refresh')),
      await signed(claims, new Uint8Array(32)),
      sealedBy('sha512', 'HS512', claims, right),
      sealedBy('sha384', 'HS384', claims, right),
    ]
    for (const token of forged) expect([token, (await profile(token)).status]).toEqual([token, 401])
    for (const token of [await signed(claims, right), sealedBy('sha256', 'HS256', claims, right)])
      expect((await profile(token)).status).toBe(200)
  })

  test('whose claims were changed is refused', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const [head = '', , seal = ''] = one.accessToken.split('.')
    const claims = claimsOf(one)
    for (const change of [{ sub: other.id }, { sid: claimsOf(other).sid }, { exp: claims.exp + 1 }]) {
      const token = `${head}.${part({ ...claims, ...change })}.${seal}`
      expect([change, (await profile(token)).status]).toEqual([change, 401])
    }
  })

  test('must name its issuer, its end, and a sign-in of that very customer', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const key = await tokenKey('access')
    const claims = claimsOf(one)
    const { exp: _, ...endless } = claims
    const { sid: __, ...without } = claims
    for (const wrong of [
      { ...claims, iss: 'https://elsewhere.example' },
      endless,
      without,
      { ...claims, sub: other.id },
      { ...claims, sid: claimsOf(other).sid },
      { ...claims, sid: 'made-up' },
    ])
      expect([wrong, (await profile(await signed(wrong, key))).status]).toEqual([wrong, 401])
  })

  test('is worth nothing once its sign-in is past its end', async () => {
    const { email } = await aCustomer()
    const device = await anotherDevice(email)
    const { sub: customerId, sid: signInId } = claimsOf(device)
    later(accountTimings.signInIdle)
    const fresh = await makeAccessToken({ customerId, signInId }, Date.now())
    expect((await profile(fresh)).status).toBe(401)
  })

  test('is signed with the operator’s own secret where there is one', async () => {
    const before = await aCustomer()
    vi.stubEnv('TOKEN_SECRET', 'x'.repeat(32))
    expect((await profile(before.accessToken)).status).toBe(401)
    const after = await anotherDevice(before.email)
    expect((await profile(after.accessToken)).status).toBe(200)
  })

  test('is not signed with a short secret', async () => {
    vi.stubEnv('TOKEN_SECRET', 'x'.repeat(31))
    await expect(tokenKey('access')).rejects.toThrow('TOKEN_SECRET must have at least 32 characters')
  })
})

test('where everybody may call, nobody is known without a token, and a wrong one is refused', async () => {
  const { id, accessToken } = await aCustomer()
  expect(await optionalCustomer({})).toBeNull()
  const signedIn = await optionalCustomer({ authorization: `Bearer ${accessToken}` })
  expect(signedIn?.customer.id).toBe(id)
  for (const authorization of ['Bearer null', 'Bearer made-up', 'Basic abc', accessToken])
    await expect(optionalCustomer({ authorization })).rejects.toMatchObject({ status: 401 })
})
