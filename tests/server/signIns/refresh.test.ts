import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { signIns } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { makeRefreshToken } from '@/server/signIns/refreshToken'
import { aCustomer, anotherDevice, profile, refresh, refreshByBody } from '../accounts/accountCalls'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@/runtime/log', { spy: true })
useTemporaryDatabase()
useClock()

const countOf = (token: string) => Number(token.split('.')[1])
const idIn = (token: string) => token.split('.')[0] ?? ''
async function stored(token: string) {
  const db = await database()
  return (
    await db
      .select()
      .from(signIns)
      .where(eq(signIns.id, idIn(token)))
  )[0]
}

describe('a refresh', () => {
  test('gives new tokens for the old, each time', async () => {
    const first = await aCustomer()
    const { status, result: second } = await refresh(first.refreshToken)
    expect([status, countOf(first.refreshToken), countOf(second.refreshToken)]).toEqual([200, 0, 1])
    expect((await profile(second.accessToken)).status).toBe(200)
    const { result: third } = await refresh(second.refreshToken)
    expect(countOf(third.refreshToken)).toBe(2)
  })

  test('by POST gives new tokens for the one in its body, and refuses any other', async () => {
    const { refreshToken } = await aCustomer()
    const { status, result } = await refreshByBody(refreshToken)
    expect([status, countOf(result.refreshToken)]).toEqual([200, 1])
    for (const token of ['', 'made-up'])
      expect(await refreshByBody(token)).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
  })

  test('of two tabs together renews one sign-in: both get the same next token', async () => {
    const { refreshToken } = await aCustomer()
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].result.refreshToken).toBe(both[1].result.refreshToken)
    expect(countOf(both[0].result.refreshToken)).toBe(1)

    later(accountTimings.refreshGrace)
    const late = await refresh(refreshToken)
    expect(late.result.refreshToken).toBe(both[0].result.refreshToken)
    expect((await refresh(both[0].result.refreshToken)).status).toBe(200)
  })

  test('with a reused token ends the sign-in, and logs it without personal data', async () => {
    const { email, refreshToken } = await aCustomer()
    const other = await anotherDevice(email)
    const { result: next } = await refresh(refreshToken)
    later(accountTimings.refreshGrace + 1)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
    expect((await refresh(next.refreshToken)).status).toBe(401)
    expect((await profile(next.accessToken)).status).toBe(401)
    expect(await stored(refreshToken)).toBeUndefined()
    expect((await profile(other.accessToken)).status).toBe(200)

    expect(vi.mocked(logFailure)).toHaveBeenCalledOnce()
    const [where, why] = vi.mocked(logFailure).mock.calls[0] ?? []
    expect([where, (why as Error).message]).toEqual([
      'refreshTokens',
      'a refresh token was used twice, its sign-in is ended',
    ])
  })

  test('with a token two steps back ends the sign-in also at once', async () => {
    const { refreshToken } = await aCustomer()
    const { result: second } = await refresh(refreshToken)
    await refresh(second.refreshToken)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect(await stored(refreshToken)).toBeUndefined()
  })

  test('with a token that is not ours changes nothing', async () => {
    const { refreshToken } = await aCustomer()
    const [id = '', count = '', seal = ''] = refreshToken.split('.')
    for (const forged of [
      'made-up',
      `${id}.1.${seal}`,
      `${id}.0${count}.${seal}`,
      `${id}.-1.${seal}`,
      `${id}.${count}.${'A'.repeat(43)}`,
      `${id}.${count}.${seal}A`,
      `other-id.${count}.${seal}`,
      refreshToken.toUpperCase(),
    ])
      expect([forged, (await refresh(forged)).status]).toEqual([forged, 401])
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  test('of a sign-in that is not there is refused, though the token is ours', async () => {
    const token = await makeRefreshToken({ signInId: 'no-such-sign-in', count: 0 })
    expect((await refresh(token)).status).toBe(401)
  })

  test('extends a sign-in by thirty days, to ninety days at most', async () => {
    const started = Date.now()
    let token = (await aCustomer()).refreshToken
    for (const day of [29, 58, 87]) {
      vi.setSystemTime(started + day * 86_400_000)
      const { status, result } = await refresh(token)
      expect([day, status]).toEqual([day, 200])
      token = result.refreshToken
    }
    expect((await stored(token))?.expiresAt).toBe(started + accountTimings.signInMaxAge)
    vi.setSystemTime(started + accountTimings.signInMaxAge)
    expect((await refresh(token)).status).toBe(401)
  })

  test('after thirty days without one comes too late', async () => {
    const { refreshToken } = await aCustomer()
    later(accountTimings.signInIdle)
    expect((await refresh(refreshToken)).status).toBe(401)
  })
})
