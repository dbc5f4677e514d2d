import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchangeEmails, mails } from '@/server/database/schema'
import { advanceSeconds, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { deposit, made, madeFixed, owner, read, request } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
beforeEach(async () => {
  await (await database()).delete(mails)
})

const emailOutcome = (publicId: string, email: string, headers: Record<string, string> = owner(publicId)) =>
  request<{ on: boolean }>('POST', `/api/v4/exchanges-new/${publicId}/email`, { email }, headers)
const sent = async () => (await database()).select().from(mails).orderBy(mails.id)
const stored = async (publicId: string) =>
  (await database()).select().from(exchangeEmails).where(eq(exchangeEmails.publicId, publicId))

describe('one email about the outcome', () => {
  test('is enqueued when the exchange finishes, in its language, and the address is deleted', async () => {
    const { publicId } = await made()
    const german = { ...owner(publicId), 'site-language': 'de' }
    expect(await emailOutcome(publicId, 'Anna@Mail.example', german)).toMatchObject({
      status: 200,
      result: { on: true },
    })
    await deposit(publicId, 'full')
    advanceSeconds(4)
    expect((await read(publicId)).result.status).toBe('exchanging')
    expect(await sent()).toEqual([])
    advanceSeconds(30)
    expect((await read(publicId)).result.status).toBe('finished')
    await read(publicId)
    const [mail, another] = await sent()
    expect(another).toBeUndefined()
    expect(mail).toMatchObject({ to: 'anna@mail.example', subject: 'Tausch abgeschlossen · Halyard' })
    expect(mail?.text).toContain(`/de/exchange?id=${publicId}`)
    expect(mail?.text).not.toContain('Konto bei')
    expect(await stored(publicId)).toEqual([])
  })

  test('is also enqueued when the exchange waits for its owner', async () => {
    const { publicId } = await madeFixed()
    await emailOutcome(publicId, 'anna@mail.example')
    await deposit(publicId, 'too_large')
    advanceSeconds(30)
    expect((await read(publicId)).result.status).toBe('verifying')
    expect(await sent()).toMatchObject([{ subject: 'Exchange on hold · Halyard' }])
  })

  test('goes to the address that was entered last', async () => {
    const { publicId } = await made()
    await emailOutcome(publicId, 'old@mail.example')
    await emailOutcome(publicId, 'new@mail.example')
    await deposit(publicId, 'expire')
    await read(publicId)
    expect((await sent()).map(({ to }) => to)).toEqual(['new@mail.example'])
  })
})

describe('an email is refused', () => {
  test.each([
    ['without the secret', {}],
    ['with a wrong secret', { 'x-exchange-secret': 'wrong' }],
  ])('%s', async (_, headers) => {
    const { publicId } = await made()
    const { status, error } = await emailOutcome(publicId, 'anna@mail.example', headers)
    expect([status, error.code]).toEqual([403, 'owner_required'])
    expect(await stored(publicId)).toEqual([])
  })

  test.each([
    '',
    'anna',
    'anna@mail.example, bob@mail.example',
    'anna@mail.example\r\nBcc: bob@mail.example',
  ])('to %j', async (email) => {
    const { publicId } = await made()
    const { status } = await emailOutcome(publicId, email)
    expect([400, 422]).toContain(status)
    expect(await stored(publicId)).toEqual([])
  })

  test('about an exchange that has ended', async () => {
    const { publicId } = await made()
    await deposit(publicId, 'full')
    advanceSeconds(30)
    const { status, error } = await emailOutcome(publicId, 'anna@mail.example')
    expect([status, error.code]).toEqual([409, 'action_unavailable'])
  })

  test('to one address after five exchanges within an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) {
      const { publicId } = await made()
      statuses.push((await emailOutcome(publicId, 'victim@mail.example')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
