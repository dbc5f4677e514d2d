import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { makeAccessToken, optionalCustomer } from '@/server/signIns/accessToken'
import { routes } from '@/server/entry/routes'
import { type TokenKey, tokenKeys } from '@/server/signIns/tokenKey'
import { later } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aCustomer, anotherDevice, call, profile, refresh, type Tokens } from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Claims = { sub: string; sid: string; iss: string; aud: string; iat: number; exp: number }
const claimsOf = ({ accessToken }: Tokens) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Claims
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (claims: object, { id: kid, bytes }: TokenKey) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', kid }).sign(bytes)
/** By hand, because with our key no library signs so. */
function sealedBy(hash: string, alg: string, claims: object, { id: kid, bytes }: TokenKey) {
  const text = `${part({ alg, kid })}.${part(claims)}`
  return `${text}.${createHmac(hash, bytes).update(text).digest('base64url')}`
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

test('every call of a customer but those of a link in an email is for the signed-in only', async () => {
  const own = routes.filter(
    ({ path }) =>
      /^\/api\/v\d\/customers\//.test(path) &&
      !/\/(?:email\/(?:confirmation|restoration)|payouts\/stop|security\/reset-stop)$/.test(path),
  )
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

test('profile, segment and check-in respond as R36 says', async () => {
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
    const [right] = await tokenKeys('access')
    const [ofRefresh] = await tokenKeys('refresh')
    const forged = [
      `${part({ alg: 'none' })}.${part(claims)}.`,
      `${part({ alg: 'none' })}.${part(claims)}.${tokens.accessToken.split('.')[2]}`,
      await signed(claims, ofRefresh),
      await signed(claims, { ...ofRefresh, id: right.id }),
      await signed(claims, { ...right, id: 'unknown' }),
      await signed(claims, { ...right, bytes: new Uint8Array(32) }),
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

  test('must name its issuer, its audience, its end, and a sign-in of that very customer', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const [key] = await tokenKeys('access')
    const claims = claimsOf(one)
    const { exp: _, ...endless } = claims
    const { sid: __, ...without } = claims
    const { aud: ___, ...forAnybody } = claims
    for (const wrong of [
      forAnybody,
      { ...claims, aud: 'https://elsewhere.example/api' },
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

  test('stays valid, as its refresh token does, when the secret it was signed with is named as the previous one', async () => {
    const { email } = await aCustomer()
    vi.stubEnv('TOKEN_SECRET', 'x'.repeat(32))
    const before = await anotherDevice(email)
    vi.stubEnv('TOKEN_SECRET', 'y'.repeat(32))
    expect((await profile(before.accessToken)).status).toBe(401)
    vi.stubEnv('TOKEN_SECRET_PREVIOUS', 'x'.repeat(32))
    expect((await profile(before.accessToken)).status).toBe(200)
    const renewed = await refresh(before.refreshToken)
    expect(renewed.status).toBe(200)
    vi.stubEnv('TOKEN_SECRET_PREVIOUS', '')
    expect((await profile(renewed.result.accessToken)).status).toBe(200)
    expect((await refresh(renewed.result.refreshToken)).status).toBe(200)
  })

  test.each(['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS'])('is not signed with a short %s', async (name) => {
    vi.stubEnv(name, 'x'.repeat(31))
    await expect(tokenKeys('access')).rejects.toThrow(`${name} must have at least 32 characters`)
  })
})

test('on optional endpoints a missing token is anonymous, and a wrong one is refused', async () => {
  const { id, accessToken } = await aCustomer()
  expect(await optionalCustomer({})).toBeNull()
  const signedIn = await optionalCustomer({ authorization: `Bearer ${accessToken}` })
  expect(signedIn?.customer.id).toBe(id)
  for (const authorization of ['Bearer null', 'Bearer made-up', 'Basic abc', accessToken])
    await expect(optionalCustomer({ authorization })).rejects.toMatchObject({ status: 401 })
})
