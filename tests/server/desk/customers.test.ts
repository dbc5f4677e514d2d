import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { desk } from '@/contract/desk'
import type {
  AddressExport,
  DeskCustomer,
  DeskExport,
  FoundCustomer,
  ProposedErasure,
} from '@/contract/deskCustomers'
import type { DecidedProposal, DeskProposal } from '@/contract/deskProposals'
import { DAY } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import {
  contactMessages,
  customers,
  deskAudit,
  deskNotes,
  deskProposals,
  legalHolds,
  exchanges,
  factorResets,
  passkeys,
  recoveryCodes,
  totps,
} from '@/server/database/schema'
import { setLegalHold } from '@/server/legalHolds/setLegalHold'
import { releaseLegalHold } from '@/server/legalHolds/storedLegalHolds'
import { carryOutResets } from '@/server/secondFactors/factorReset'
import * as people from '../accounts/accountCalls'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { anOrder, create, deposit, read, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
let [anna, ben, otto] = [] as unknown as [TestCustomer, TestCustomer, TestCustomer]
let count = 0
beforeEach(async () => {
  count++
  const [annas, bens, ottos] = ['anna', 'ben', 'otto'].map((name) => `${name}${count}@example.com`)
  vi.stubEnv('DESK_STAFF', `${annas}:customers,${bens}:admin,${ottos}:orders+screening`)
  anna = await aStaffMember({ email: annas ?? '' })
  ben = await aStaffMember({ email: bens ?? '' })
  otto = await aStaffMember({ email: ottos ?? '' })
})
afterEach(() => vi.unstubAllEnvs())

const reason = 'Case 4711, by email.'
const post = <Result>(who: TestCustomer, path: string, body: object = { reason }) =>
  deskCall<Result>(who, 'POST', path, body)
const view = async (id: string) => (await deskCall<DeskCustomer>(anna, 'GET', `customers/${id}`)).result
const found = async (q: string, frozen = 'false') =>
  (await deskCall<{ result: FoundCustomer[] }>(anna, 'GET', 'customers', undefined, { q, frozen })).result
    .result
const confirm = (who: TestCustomer, id: string) =>
  post<DecidedProposal>(who, `proposals/${id}/decision`, { decision: 'confirm', reason })
const openOf = async (who: TestCustomer) =>
  (await deskCall<{ result: DeskProposal[] }>(who, 'GET', 'proposals')).result.result
const bobs = () => `bob${count}@example.com`
const bob = (changes = {}) => aCustomer({ email: bobs(), ...changes })

describe('a customer', () => {
  test('is found by email address, by id and by an order, and not by a part of them', async () => {
    const one = await bob()
    const { publicId } = await ordered(one)
    for (const q of [` ${bobs().toUpperCase()} `, one.id, publicId])
      expect((await found(q)).map(({ id }) => id)).toEqual([one.id])
    for (const q of ['bob', one.id.slice(0, 8), 'nobody@example.com', '']) expect(await found(q)).toEqual([])
  })

  test('is listed without a search while frozen', async () => {
    const one = await bob({ frozenAt: Date.now() })
    expect((await found('', 'true')).map(({ id }) => id)).toContain(one.id)
  })

  test('is shown with orders, factors and notes, and with no secret', async () => {
    const one = await bob({ passwordHash: 'the-hash' })
    const { publicId } = await ordered(one)
    const db = await database()
    const at = Date.now()
    await db
      .insert(totps)
      .values({ customerId: one.id, secret: 'TOTPSECRET', lastStep: 0, createdAt: at, confirmedAt: at })
    await post(anna, `customers/${one.id}/notes`, { message: 'Prefers email.' })
    const shown = await view(one.id)
    expect(z.parse(desk.customer.result, shown)).toEqual(shown)
    expect(shown).toMatchObject({
      email: bobs(),
      factors: { totp: true, passkeys: [], recoveryCodes: 0 },
      signIns: 1,
      balanceBtc: '0',
      partner: null,
      notes: [{ text: 'Prefers email.' }],
    })
    expect(shown.orders.map((order) => order.publicId)).toEqual([publicId])
    expect(JSON.stringify(shown)).not.toMatch(/TOTPSECRET|the-hash/)
  })

  test('that does not exist is 404 for each call', async () => {
    for (const path of ['notes', 'freeze', 'factor-reset', 'factor-reset/stop', 'export', 'erasure']) {
      const body = path === 'notes' ? { message: 'Anything.' } : { reason, decision: 'freeze' }
      expect((await post(anna, `customers/nobody/${path}`, body)).status).toBe(404)
    }
  })
})

describe('a reset of the second factor', () => {
  async function withFactors() {
    const one = await people.aCustomer()
    const db = await database()
    const at = Date.now()
    await db
      .insert(totps)
      .values({ customerId: one.id, secret: 'A', lastStep: 0, createdAt: at, confirmedAt: at })
    await db.insert(passkeys).values({
      ...{ id: `key${count}`, customerId: one.id, publicKey: 'k', counter: 0, transports: '' },
      ...{ name: 'Key', createdAt: at, usedAt: null },
    })
    await db.insert(recoveryCodes).values({ codeHash: `hash${count}`, customerId: one.id })
    return one
  }
  const propose = (id: string) => post<DeskCustomer>(anna, `customers/${id}/factor-reset`)
  const proposalOf = async (id: string) =>
    (await openOf(anna)).find(({ subject }) => subject === id)?.id ?? ''
  const stopToken = async (email: string) =>
    /reset-stop-token=([\w-]+)/.exec((await people.emailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  const stop = (token: string) => request('POST', '/api/v4/customers/security/reset-stop', { token })

  test('is confirmed by another one, waits a day with an email, and is then done', async () => {
    const one = await withFactors()
    expect((await propose(one.id)).status).toBe(202)
    const id = await proposalOf(one.id)
    expect((await openOf(otto)).map((proposal) => proposal.id)).not.toContain(id)
    expect((await confirm(otto, id)).status).toBe(404)
    expect((await confirm(anna, id)).error.code).toBe('action_unavailable')
    expect((await confirm(ben, id)).status).toBe(200)
    expect((await view(one.id)).factorReset).toMatchObject({ staff: `ben${count}@example.com` })
    expect((await propose(one.id)).error.code).toBe('action_unavailable')
    await carryOutResets(Date.now())
    expect((await view(one.id)).factors.totp).toBe(true)
    later(DAY + 1000)
    await carryOutResets(Date.now())
    expect(await view(one.id)).toMatchObject({
      factors: { totp: false, passkeys: [], recoveryCodes: 0 },
      signIns: 0,
      factorReset: null,
    })
    const [done, planned] = await people.emailsTo(one.email)
    expect([planned?.subject, done?.subject]).toEqual([
      expect.stringContaining('will be removed'),
      expect.stringContaining('was removed'),
    ])
    expect((await people.signIn({ email: one.email, password: people.PASSWORD })).status).toBe(200)
  })

  test('is stopped by the link of its email once, before it is done', async () => {
    const one = await withFactors()
    await propose(one.id)
    await confirm(ben, await proposalOf(one.id))
    const token = await stopToken(one.email)
    expect((await stop('x')).status).toBe(410)
    expect((await stop(token)).status).toBe(200)
    expect((await stop(token)).status).toBe(410)
    later(DAY + 1000)
    await carryOutResets(Date.now())
    expect((await view(one.id)).factors.totp).toBe(true)
  })

  test('is stopped at the desk by one alone', async () => {
    const one = await withFactors()
    await propose(one.id)
    await confirm(ben, await proposalOf(one.id))
    expect((await post(anna, `customers/${one.id}/factor-reset/stop`)).status).toBe(200)
    expect((await post(anna, `customers/${one.id}/factor-reset/stop`)).error.code).toBe('action_unavailable')
    expect(await (await database()).$count(factorResets)).toBe(0)
  })

  test('needs a second factor, and is for no member of staff', async () => {
    const one = await bob()
    expect((await propose(one.id)).error.code).toBe('action_unavailable')
    expect((await propose(ben.id)).error.code).toBe('action_unavailable')
    expect((await post(anna, `customers/${ben.id}/erasure`)).error.code).toBe('action_unavailable')
  })
})

describe('export and erasure of an account', () => {
  test('the export is what the customer exports, and the notes about the person', async () => {
    const one = await bob()
    const { publicId } = await ordered(one)
    await post(ben, `exchanges/${publicId}/notes`, { message: 'About the order.' })
    await post(anna, `customers/${one.id}/notes`, { message: 'About the person.' })
    const own = await one.request<Record<string, unknown>>('GET', '/api/v4/customers/export')
    const { status, result } = await post<DeskExport>(anna, `customers/${one.id}/export`)
    const { staffNotes, ...rest } = result
    expect([status, rest]).toEqual([200, own.result])
    expect(staffNotes.map(({ text }) => text)).toEqual(['About the person.', 'About the order.'])
    expect(JSON.stringify(own.result)).not.toContain('About the')
  })

  test('the account goes once another one confirms it, with its notes, and the answer says what stays', async () => {
    const one = await bob()
    const { publicId } = await ordered(one)
    await post(ben, `exchanges/${publicId}/notes`, { message: 'About the order.' })
    const { status, result } = await post<ProposedErasure>(anna, `customers/${one.id}/erasure`)
    expect([status, result.proposal.person]).toEqual([202, bobs()])
    expect((await view(one.id)).proposals).toHaveLength(1)
    expect((await confirm(anna, result.proposal.id)).error.code).toBe('action_unavailable')
    const done = await confirm(ben, result.proposal.id)
    expect(done.result).toMatchObject({ outcome: 'confirmed', person: null })
    expect(done.result.erasure).toEqual({ erases: result.erases, stays: result.stays })
    expect(done.result.erasure?.stays.map(({ what }) => what)).toContain('exchanges that have not ended')
    const db = await database()
    expect(await db.$count(customers, eq(customers.id, one.id))).toBe(0)
    expect(await db.$count(deskNotes, eq(deskNotes.publicId, publicId))).toBe(0)
    expect((await read(publicId)).status).toBe(200)
    expect(JSON.stringify(await db.select().from(deskProposals))).not.toContain(bobs())
    expect(JSON.stringify(await db.select().from(deskAudit))).not.toContain(bobs())
  })
})

describe('a person without an account', () => {
  const email = () => `guest${count}@example.com`
  async function livedIn() {
    const { result } = await create(anOrder({ unregEmail: email().toUpperCase(), campaign: 'autumn' }))
    await deposit(result.publicId, 'full')
    later(3_600_000)
    expect((await read(result.publicId)).result.status).toBe('finished')
    const sent = { topic: 'other', email: email(), exchangeId: '', message: 'Where are my coins now?' }
    await request('POST', '/api/v4/contacts', sent, { 'idempotency-key': `guest-message-${count}-000` })
    await post(ben, `exchanges/${result.publicId}/notes`, { message: 'About a guest.' })
    return result.publicId
  }
  const exported = async () =>
    (await post<AddressExport>(anna, 'addresses/export', { email: ` ${email().toUpperCase()} `, reason }))
      .result

  test('is exported with all that came with the address', async () => {
    const publicId = await livedIn()
    const result = await exported()
    expect(z.parse(desk.exportAddress.result, result)).toEqual(result)
    expect(result).toMatchObject({
      email: email(),
      accountId: null,
      exchanges: [{ publicId, email: email(), campaign: 'autumn' }],
      messages: [{ message: 'Where are my coins now?', replies: [] }],
      staffNotes: [{ text: 'About a guest.' }],
    })
  })

  test('is erased once another one confirms it; nothing of the address is found then', async () => {
    const publicId = await livedIn()
    const open = await create(anOrder({ unregEmail: email() }))
    const { status, result } = await post<ProposedErasure>(anna, 'addresses/erasure', {
      email: email(),
      reason,
    })
    expect([status, result.proposal.subject]).toEqual([202, expect.not.stringContaining('@')])
    expect(result.stays.map(({ what, count: of }) => [what, of])).toEqual([
      ['exchanges, with addresses, amounts and transactions', 1],
      ['exchanges that have not ended, with this email address', 1],
      ['the audit log', 1],
    ])
    const done = await confirm(ben, result.proposal.id)
    expect(done.result.erasure?.erases).toEqual(result.erases)
    const db = await database()
    const [row] = await db.select().from(exchanges).where(eq(exchanges.publicId, publicId))
    expect(row).toMatchObject({ unregEmail: null, campaign: null })
    expect(await db.$count(contactMessages, eq(contactMessages.email, email()))).toBe(0)
    expect(await exported()).toMatchObject({
      exchanges: [{ publicId: open.result.publicId }],
      messages: [],
      staffNotes: [],
    })
    expect(JSON.stringify(await db.select().from(deskProposals))).not.toContain(email())
    expect(JSON.stringify(await db.select().from(deskAudit))).not.toContain(email())
  })

  test('under a legal hold is neither proposed nor erased', async () => {
    await livedIn()
    const { result } = await post<ProposedErasure>(anna, 'addresses/erasure', { email: email(), reason })
    await setLegalHold({ kind: 'email', value: email(), reason, staff: bobs() }, Date.now())
    expect((await confirm(ben, result.proposal.id)).error.code).toBe('legal_hold')
    const again = await post(anna, 'addresses/erasure', { email: email(), reason })
    expect(again.error.code).toBe('legal_hold')
    expect((await exported()).messages).toHaveLength(1)
    const one = await bob()
    await setLegalHold({ kind: 'customer', value: one.id, reason, staff: bobs() }, Date.now())
    expect((await post(anna, `customers/${one.id}/erasure`)).error.code).toBe('legal_hold')
  })

  test('once its hold is released it is erased in that too, where a hash and the reason stay', async () => {
    await livedIn()
    const held = async (value: string) => {
      const { hold } = await setLegalHold({ kind: 'email', value, reason, staff: 'program' }, Date.now())
      await releaseLegalHold(hold.id, { staff: 'program', reason }, Date.now())
      return hold.id
    }
    const ids = [await held(email()), await held(bobs())]
    const { result } = await post<ProposedErasure>(anna, 'addresses/erasure', { email: email(), reason })
    const named = { what: 'the email address in released legal holds', count: 1 }
    expect(result.erases).toContainEqual(named)
    await confirm(ben, result.proposal.id)
    const one = await bob()
    const ofAccount = await post<ProposedErasure>(anna, `customers/${one.id}/erasure`)
    expect(ofAccount.result.erases).toContainEqual(named)
    await confirm(ben, ofAccount.result.proposal.id)
    const db = await database()
    const rows = await db.select().from(legalHolds).where(inArray(legalHolds.id, ids))
    expect(rows).toHaveLength(2)
    expect(rows.map((row) => row.reason)).toEqual([reason, reason])
    expect(JSON.stringify(rows)).not.toMatch(/@example/)
  })

  test('with an account under the address is erased as a customer, not as a guest', async () => {
    await bob()
    const refused = await post(anna, 'addresses/erasure', { email: bobs(), reason })
    expect(refused.error.code).toBe('action_unavailable')
  })
})
