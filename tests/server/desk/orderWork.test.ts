import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { desk } from '@/contract/desk'
import type { DeskMessage, DeskOrder, FoundOrder } from '@/contract/deskResults'
import type { OrderPulse, OrderWork, SavedReply, WorkChoices } from '@/contract/deskWork'
import { database } from '@/server/database/database'
import { contactMessages, deskAudit } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer, ordered, stored, type TestCustomer } from '../aCustomer'
import { anOrder, create, made, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let [anna, ben] = [] as unknown as [TestCustomer, TestCustomer]
let [annas, bens] = ['', '']
let people = 0
beforeEach(async () => {
  annas = `anna${++people}@example.com`
  bens = `ben${people}@example.com`
  vi.stubEnv('DESK_STAFF', `${annas}:admin,${bens}:orders,otto${people}@example.com:reviews`)
  anna = await aStaffMember({ email: annas })
  ben = await aStaffMember({ email: bens })
})
afterEach(() => vi.unstubAllEnvs())

const post = <Result>(who: TestCustomer, path: string, body: object) =>
  deskCall<Result>(who, 'POST', path, body)
const get = async <Result>(who: TestCustomer, path: string, query: Record<string, string> = {}) =>
  (await deskCall<Result>(who, 'GET', path, undefined, query)).result
const note = (who: TestCustomer, publicId: string, message: string) =>
  post<OrderWork>(who, `exchanges/${publicId}/notes`, { message })
const sort = (who: TestCustomer, publicId: string, body: object) =>
  post<OrderWork>(who, `exchanges/${publicId}/work`, { version: 0, tags: [], assignee: '', ...body })
const order = (publicId: string) => get<DeskOrder>(anna, `exchanges/${publicId}`)

describe('notes of an order', () => {
  test('say who wrote what, the newest first, and a double press stores one', async () => {
    const { publicId } = await made()
    expect((await note(anna, publicId, 'Called the customer.')).status).toBe(201)
    expect((await note(anna, publicId, 'Called the customer.')).status).toBe(200)
    await note(ben, publicId, 'Waits for the provider.')
    const { work } = await order(publicId)
    expect(work.notes.map(({ staff, text, kind }) => [staff, text, kind])).toEqual([
      [bens, 'Waits for the provider.', 'note'],
      [annas, 'Called the customer.', 'note'],
    ])
    expect(z.parse(desk.order.result, await order(publicId)).work.notes).toHaveLength(2)
  })

  test('are read by no visitor, and their text is not in the audit log', async () => {
    const { publicId } = await made()
    await note(anna, publicId, 'A private remark.')
    const shown = await request('GET', `/api/v4/exchanges-new/${publicId}`)
    expect(JSON.stringify(shown)).not.toContain('private remark')
    const db = await database()
    const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, publicId))
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ['order noted', '{"message":"17 characters"}'],
    ])
  })

  test('of an order that does not exist are refused', async () => {
    expect((await note(anna, 'nosuchexchange00', 'Anything.')).status).toBe(404)
    expect((await sort(anna, 'nosuchexchange00', {})).status).toBe(404)
    expect((await deskCall(anna, 'GET', 'exchanges/nosuchexchange00/pulse')).status).toBe(404)
  })
})

describe('tags and assignment', () => {
  test('are stored as written in one way, and found by the list of orders', async () => {
    const [first, second] = [await made(), await made()]
    const tag = `late deposit ${people}`
    const { result } = await sort(anna, first.publicId, {
      tags: [` Late  Deposit ${people}`, tag],
      assignee: bens,
    })
    expect(result).toMatchObject({ version: 1, tags: [tag], assignee: bens, changedBy: annas })
    const ids = async (who: TestCustomer, query: Record<string, string>) =>
      (await get<{ result: FoundOrder[] }>(who, 'exchanges', query)).result.map(({ publicId }) => publicId)
    expect(await ids(anna, { tag })).toEqual([first.publicId])
    expect(await ids(anna, { tag: `LATE DEPOSIT ${people}` })).toEqual([first.publicId])
    expect(await ids(ben, { assigned: 'mine' })).toEqual([first.publicId])
    expect(await ids(anna, { assigned: 'mine' })).toEqual([])
    const free = await ids(anna, { assigned: 'nobody' })
    expect([free.includes(second.publicId), free.includes(first.publicId)]).toEqual([true, false])
    const choices = await get<WorkChoices>(anna, 'work')
    expect(choices.tags).toContainEqual({ tag, orders: 1 })
    expect(choices.staff).toEqual([annas, bens])
  })

  test('are refused where a tag is none, and where nobody may work on orders', async () => {
    const { publicId } = await made()
    for (const tags of [['<b>'], ['x'.repeat(31)], [',']])
      expect((await sort(anna, publicId, { tags })).error.fields).toHaveProperty('tags')
    for (const assignee of [`otto${people}@example.com`, 'nobody@example.com'])
      expect((await sort(anna, publicId, { assignee })).error.fields).toHaveProperty('assignee')
  })

  test('of two who have read the same one writes, and the other learns who did', async () => {
    const { publicId } = await made()
    await sort(ben, publicId, { tags: ['first'] })
    const late = await sort(anna, publicId, { tags: ['second'] })
    expect(late).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
    expect(late.error.description).toContain(bens)
    expect((await order(publicId)).work).toMatchObject({ version: 1, tags: ['first'] })
    const both = await atOnce(10, (index) => sort(anna, publicId, { version: 1, tags: [`tag${index}`] }))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('are seen by whoever has the order open, by a call that is in no audit log', async () => {
    const { publicId } = await made()
    const before = await get<OrderPulse>(anna, `exchanges/${publicId}/pulse`)
    expect(before).toMatchObject({ version: 0, notes: 0, staff: null })
    await sort(ben, publicId, { tags: ['seen'] })
    await note(ben, publicId, 'Have a look.')
    expect(await get<OrderPulse>(anna, `exchanges/${publicId}/pulse`)).toMatchObject({
      version: 1,
      notes: 1,
      staff: bens,
    })
    const db = await database()
    const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, publicId))
    expect(rows.map(({ action }) => action)).toEqual(['order sorted', 'order noted'])
  })
})

describe('a message to the customer of an order', () => {
  const write = (publicId: string, message: string) =>
    post<OrderWork>(ben, `exchanges/${publicId}/messages`, { message })

  test('goes to the account in its language once, and stays among the notes', async () => {
    const bob = await aCustomer({ language: 'de', email: `bob${people}@example.com` })
    const { publicId } = await ordered(bob)
    const message = 'Ihre Einzahlung ist angekommen.'
    expect((await write(publicId, message)).status).toBe(201)
    expect((await write(publicId, message)).status).toBe(200)
    const emails = await emailsTo((await stored(bob)).email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toContain(`Nachricht zu Auftrag ${publicId}`)
    expect(emails[0]?.text).toContain(message)
    expect((await order(publicId)).work.notes).toMatchObject([{ kind: 'sent', text: message, staff: bens }])
  })

  test('goes to the address that came with the order; without one there is nobody to write to', async () => {
    const guest = `guest${people}@example.com`
    const { result } = await create(anOrder({ unregEmail: guest }))
    expect((await write(result.publicId, 'It is on its way.')).status).toBe(201)
    expect(await emailsTo(guest)).toHaveLength(1)
    const { publicId } = await made()
    expect((await write(publicId, 'It is on its way.')).error.code).toBe('action_unavailable')
  })

  test('is not sent with a placeholder that is not filled in', async () => {
    const { publicId } = await made({ unregEmail: `guest${people}@example.com` })
    expect((await write(publicId, 'It stands at {{status}}.')).status).toBe(400)
  })
})

describe('saved replies', () => {
  const save = (who: TestCustomer, body: object) => post<SavedReply[]>(who, 'saved-replies', body)
  const aReply = (changes: object = {}) => ({
    ...{ id: '', version: 0, name: `Late ${people}` },
    texts: { en: 'Exchange {{order}} is {{status}}.', de: 'Auftrag {{order}}: {{status}}.' },
    ...changes,
  })
  const mine = (replies: SavedReply[], name = `Late ${people}`) => replies.find((one) => one.name === name)

  test('are written by who may reply, read by all staff, and need English', async () => {
    expect((await save(ben, aReply())).error.code).toBe('role_required')
    expect((await save(anna, aReply({ texts: { de: 'Auftrag {{order}}.' } }))).status).toBe(400)
    expect((await save(anna, aReply({ texts: { en: 'Dear {{name}}, hello.' } }))).status).toBe(400)
    expect((await save(anna, aReply({ texts: { en: 'Hello, hello.', xx: 'Hello, hello.' } }))).status).toBe(
      400,
    )
    expect((await save(anna, aReply())).status).toBe(201)
    expect((await save(anna, aReply())).error.code).toBe('action_unavailable')
    expect(mine(await get<SavedReply[]>(ben, 'saved-replies'))).toMatchObject({ staff: annas, version: 1 })
  })

  test('are not overwritten by who has read an older one', async () => {
    const { id = '' } = mine((await save(anna, aReply())).result) ?? {}
    const changed = { id, version: 1, texts: { en: 'Another text, longer.' } }
    expect((await save(anna, aReply(changed))).status).toBe(200)
    const late = await save(anna, aReply({ ...changed, texts: { en: 'A third text, longer.' } }))
    expect(late.error.code).toBe('action_unavailable')
    const path = `saved-replies/${id}/removal`
    expect((await post(anna, path, { version: 1 })).error.code).toBe('action_unavailable')
    expect((await post(anna, path, { version: 2 })).status).toBe(200)
    expect((await post(anna, path, { version: 2 })).status).toBe(404)
  })

  test('find their facts with orders and messages, in the language of the reader', async () => {
    const bob = await aCustomer({ language: 'de' })
    const { publicId } = await ordered(bob)
    const { language, facts } = await order(publicId)
    expect([language, facts.order, facts.link]).toEqual([
      'de',
      publicId,
      expect.stringContaining(`/de/exchange?id=${publicId}`),
    ])
    expect(facts.status).toBe('Warten')
    const sent = {
      topic: 'other',
      email: 'eve@example.com',
      exchangeId: publicId,
      message: 'Where is it now?',
    }
    await request('POST', '/api/v4/contacts', sent, {
      'idempotency-key': `message-${people}-00000`,
      'site-language': 'es',
    })
    const db = await database()
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.exchangeId, publicId))
    const { result } = await get<{ result: DeskMessage[] }>(anna, 'messages')
    const found = result.find(({ reference }) => reference === message?.reference)
    expect(found?.facts).toMatchObject({ order: publicId, reference: message?.reference })
    expect(found?.facts.status).not.toBe(facts.status)
  })
})
