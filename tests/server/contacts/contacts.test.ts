import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { contactMessages, mails } from '@/server/database/schema'
import { request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(() => vi.unstubAllEnvs())
beforeEach(async () => {
  await (await database()).delete(contactMessages)
  await (await database()).delete(mails)
})

const message = {
  topic: 'exchange',
  email: 'anna@mail.example',
  exchangeId: '0123456789abcdef',
  message: 'Nothing moves.\nSince noon.',
}
const send = (body: unknown = message, key = 'key-of-the-form', language = 'de') =>
  request<{ reference: string }>('POST', '/api/v4/contacts', body, {
    'idempotency-key': key,
    'site-language': language,
  })
const stored = async () => (await database()).select().from(contactMessages)

test('a message is stored with its language and its reference is returned', async () => {
  const { status, result } = await send()
  expect(status).toBe(201)
  expect(result.reference).toMatch(/^[0-9a-z]{16}$/)
  expect(await stored()).toMatchObject([{ ...message, reference: result.reference, language: 'de' }])
})

test('a message about no exchange names none', async () => {
  await send({ ...message, exchangeId: undefined })
  expect(await stored()).toMatchObject([{ exchangeId: null }])
})

test('the same message under the same key is stored once, also when both come at the same time', async () => {
  const [one, two] = await Promise.all([send(), send()])
  const again = await send()
  expect([one.status, two.status].sort()).toEqual([200, 201])
  expect(again).toMatchObject({ status: 200, result: one.result })
  expect(two.result).toEqual(one.result)
  expect(await stored()).toHaveLength(1)
})

test('another message under the same key is refused and does not overwrite the first', async () => {
  await send()
  const { status, error } = await send({ ...message, message: 'Something else entirely.' })
  expect([status, error.code]).toEqual([409, 'idempotency_conflict'])
  expect(await stored()).toMatchObject([{ message: message.message }])
})

test('a message retains its lines and loses control characters', async () => {
  await send({ ...message, message: '\u0000One\r\ntwo\u0007\tthree \n' })
  expect(await stored()).toMatchObject([{ message: 'One\ntwo\tthree' }])
})

test.each([
  ['topic', 'gossip', 400, 'validation_failed'],
  ['email', '', 422, 'email_invalid'],
  ['email', 'anna', 422, 'email_invalid'],
  ['email', 7, 400, 'validation_failed'],
  ['exchangeId', 'not an id', 400, 'validation_failed'],
  ['message', ' Too short ', 400, 'validation_failed'],
  ['message', 'x'.repeat(4001), 400, 'validation_failed'],
  ['message', undefined, 400, 'validation_failed'],
])('a message with the %s %j is refused by its field', async (field, value, status, code) => {
  const { status: response, error } = await send({ ...message, [field]: value })
  expect([response, error.code, Object.keys(error.fields ?? {})]).toEqual([status, code, [field]])
  expect(await stored()).toEqual([])
})

test('every wrong field is named at once, the key among them', async () => {
  const { error } = await send({ ...message, email: 'anna', message: 'No.' }, 'short')
  expect(Object.keys(error.fields ?? {}).sort()).toEqual(['email', 'idempotency-key', 'message'])
})

test('a call without a body is refused', async () => {
  expect(await send([])).toMatchObject({ status: 400 })
})

const mailed = async () => (await database()).select().from(mails)

test('where no staff read messages each is mailed to the contact of the site, once', async () => {
  vi.stubEnv('CONTACT_EMAIL', 'help@halyard.example')
  vi.stubEnv('DESK_STAFF', 'ben@halyard.example:orders')
  const { result } = await send()
  await send()
  const [mail, ...more] = await mailed()
  expect(more).toEqual([])
  expect(mail?.to).toBe('help@halyard.example')
  for (const part of [result.reference, message.email, message.exchangeId, message.message])
    expect(mail?.text).toContain(part)
  expect(mail?.text).toContain('mailto:anna@mail.example')
})

test('what staff read at the desk is not mailed, nor without a contact', async () => {
  await send()
  vi.stubEnv('CONTACT_EMAIL', 'help@halyard.example')
  vi.stubEnv('DESK_STAFF', 'ben@halyard.example:messages')
  await send(message, 'another-key-of-the-form')
  expect(await mailed()).toEqual([])
})
