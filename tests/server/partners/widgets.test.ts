import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartnerWidget } from '@/contract/partnerWidgets'
import type { PartnerStatistics } from '@/contract/partners'
import type { Widget } from '@/contract/widgets'
import { database } from '@/server/database/database'
import { orderAttributions, partners, widgetNonces } from '@/server/database/schema'
import { aCustomer } from '../aCustomer'
import { anOrder, create, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner } from './aPartner'
import { aBody, aSigner, aWidget, WIDGETS } from './aWidget'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const shown = (id: string) => request<Widget>('GET', `/api/v4/widgets/${id}`)
const check = async (id: string, body: object) =>
  (await request<{ fault: string | null }>('POST', `/api/v4/widgets/${id}/recipient`, body)).result.fault

async function reasonOf(changes: object, headers: Record<string, string> = {}) {
  const { result } = await create(anOrder(changes), randomUUID(), headers)
  const db = await database()
  const isOf = eq(orderAttributions.publicId, result.publicId)
  const [row] = await db.select().from(orderAttributions).where(isOf)
  return row && { reason: row.reason, partnerId: row.partnerId, code: row.code }
}

test('a widget is added, shown, changed and ended, by its partner alone', async () => {
  const { partner, widget } = await aWidget({ accent: '#1F6FEB', language: 'de' })
  expect(widget.id).toMatch(/^[\da-z]{16}$/)
  expect((await shown(widget.id)).result).toEqual({
    ...{ id: widget.id, name: 'Blog', origins: ['https://blog.example.com'], theme: 'auto' },
    ...{ accent: '#1f6feb', language: 'de', fromAsset: null, toAsset: null, hasKeys: false },
  })
  const other = await aPartner()
  const change = aBody({ name: 'Journal', fromAsset: 'btc-btc', toAsset: 'xmr-xmr' })
  expect((await other.owner.request('POST', `${WIDGETS}/${widget.id}`, change)).status).toBe(404)
  expect((await other.owner.request('POST', `${WIDGETS}/${widget.id}/end`)).status).toBe(404)
  const changed = await partner.owner.request<PartnerWidget>('POST', `${WIDGETS}/${widget.id}`, change)
  expect(changed.result).toMatchObject({ name: 'Journal', accent: null, toAsset: 'xmr-xmr' })
  await partner.owner.request('POST', `${WIDGETS}/${widget.id}/end`)
  expect((await shown(widget.id)).status).toBe(404)
  expect((await partner.owner.request('POST', `${WIDGETS}/${widget.id}`, change)).status).toBe(404)
  const list = await partner.owner.request<{ result: PartnerWidget[] }>('GET', WIDGETS)
  expect(list.result.result).toMatchObject([{ id: widget.id, endedAt: expect.any(String) as string }])
})

test('who is no partner, and a partner who is suspended, adds none', async () => {
  const stranger = await aCustomer()
  expect((await stranger.request('POST', WIDGETS, aBody())).status).toBe(404)
  const partner = await aPartner({ state: 'suspended' })
  expect((await partner.owner.request('POST', WIDGETS, aBody())).status).toBe(409)
})

test('the widget of a partner who is suspended is not shown', async () => {
  const { partner, widget } = await aWidget()
  await (await database()).update(partners).set({ state: 'suspended' }).where(eq(partners.id, partner.id))
  expect((await shown(widget.id)).status).toBe(404)
  expect((await shown('0000000000000000')).status).toBe(404)
})

test('twenty widgets are in use at most', async () => {
  const { partner } = await aWidget()
  for (let made = 1; made < 20; made += 1)
    expect((await partner.owner.request('POST', WIDGETS, aBody())).status).toBe(201)
  expect((await partner.owner.request('POST', WIDGETS, aBody())).status).toBe(409)
})

test.each([
  [{ name: '' }, 'name'],
  [{ origins: [] }, 'origins'],
  [{ origins: ['https://*.example.com'] }, 'origins'],
  [{ accent: '#7b7b7b' }, 'accent'],
  [{ accent: 'red;' }, 'accent'],
  [{ language: 'tlh' }, 'language'],
  [{ fromAsset: 'btc-btc' }, 'fromAsset'],
  [{ fromAsset: 'btc-btc', toAsset: 'btc-btc' }, 'fromAsset'],
  [{ publicKeys: ['AAAA'] }, 'publicKeys'],
])('%o is refused, and the field is named', async (changes, field) => {
  const partner = await aPartner()
  const { status, error } = await partner.owner.request('POST', WIDGETS, aBody(changes))
  expect(status).toBe(400)
  expect(Object.keys(error.fields ?? {})).toEqual([field])
})

test('a signed recipient is accepted once, from every form of its key', async () => {
  const one = aSigner()
  const next = aSigner()
  const { widget } = await aWidget({ publicKeys: [one.pem, next.publicKey] })
  expect(widget.publicKeys).toHaveLength(2)
  for (const { signed } of [one, next]) {
    const recipient = signed(widget.id, { memo: '4711', amount: '0.5' })
    expect(await check(widget.id, recipient)).toBe(null)
    expect(await check(widget.id, recipient)).toBe('used')
  }
  const racing = one.signed(widget.id)
  const faults = await Promise.all([check(widget.id, racing), check(widget.id, racing)])
  expect(faults.toSorted()).toEqual([null, 'used'].toSorted())
})

test('every changed field, another widget and another key are refused', async () => {
  const signer = aSigner()
  const { widget, partner } = await aWidget({ publicKeys: [signer.publicKey] })
  const { widget: other } = await aWidget({ publicKeys: [signer.publicKey] }, partner)
  const recipient = signer.signed(widget.id)
  const later = String(Number(recipient.expires) + 1)
  const changes = [
    ...[{ from: 'ltc-ltc' }, { to: 'etc-etc' }, { address: `${recipient.address}0` }, { memo: '1' }],
    ...[{ amount: '1' }, { expires: later }, { nonce: randomUUID() }, { signature: '' }],
  ]
  for (const change of changes) expect(await check(widget.id, { ...recipient, ...change })).toBe('signature')
  expect(await check(other.id, recipient)).toBe('signature')
  expect(await check(widget.id, aSigner().signed(widget.id))).toBe('signature')
  expect(await check(widget.id, recipient)).toBe(null)
})

test('a signature over, or valid for more than half an hour, is refused, and used nonces are forgotten then', async () => {
  const signer = aSigner()
  const { widget } = await aWidget({ publicKeys: [signer.publicKey] })
  const in_ = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds)
  expect(await check(widget.id, signer.signed(widget.id, { expires: in_(-1) }))).toBe('expired')
  expect(await check(widget.id, signer.signed(widget.id, { expires: in_(1802) }))).toBe('too_long')
  expect(await check(widget.id, signer.signed(widget.id, { nonce: 'short' }))).toBe('form')
  const used = signer.signed(widget.id, { expires: in_(60) })
  expect(await check(widget.id, used)).toBe(null)
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  expect(await check(widget.id, used)).toBe('expired')
  expect(await check(widget.id, signer.signed(widget.id, { expires: in_(60) }))).toBe(null)
  const isOf = eq(widgetNonces.widgetId, widget.id)
  expect(await (await database()).select().from(widgetNonces).where(isOf)).toHaveLength(1)
})

test('an order of a widget counts for its partner, before codes and after a key', async () => {
  const { partner, widget } = await aWidget({}, await aPartner({ codes: ['anna'] }))
  const boris = await aPartner({ codes: ['boris'] })
  expect(await reasonOf({ widget: widget.id, referral: 'boris', promoCode: 'boris' })).toEqual({
    ...{ reason: 'widget', partnerId: partner.id, code: null },
  })
  const { result } = await boris.owner.request<{ partnerKey: string }>('POST', '/api/v4/partners/keys', {
    ...{ label: 'Wallet', scope: 'orders' },
  })
  expect(await reasonOf({ widget: widget.id }, { 'x-partner-key': result.partnerKey })).toMatchObject({
    ...{ reason: 'api_key', partnerId: boris.id },
  })
  await partner.owner.request('POST', `${WIDGETS}/${widget.id}/end`)
  expect(await reasonOf({ widget: widget.id, referral: 'boris' })).toMatchObject({ reason: 'last_link' })
  expect(await reasonOf({ widget: '0000000000000000' })).toBe(undefined)
})

test('the partner’s own order in the widget, and one of a suspended partner, earn nothing', async () => {
  const { partner, widget } = await aWidget()
  const own = { widget: widget.id, unregEmail: `${partner.owner.id}@example.com` }
  expect(await reasonOf(own)).toMatchObject({ reason: 'own_order' })
  await (await database()).update(partners).set({ state: 'suspended' }).where(eq(partners.id, partner.id))
  expect(await reasonOf({ widget: widget.id })).toMatchObject({ reason: 'inactive_partner' })
})

test('statistics have a row for each widget of a partner, and one for what was made in none', async () => {
  const { partner, widget: shop } = await aWidget({}, await aPartner({ codes: ['anna-shop'] }))
  const { widget: blog } = await aWidget({}, partner)
  const foreign = await aWidget()
  for (const order of [
    { widget: shop.id },
    { widget: shop.id },
    { widget: blog.id },
    { referral: 'anna-shop' },
    { widget: foreign.widget.id },
  ])
    await create(anOrder(order), randomUUID())
  const { status, result } = await partner.owner.request<PartnerStatistics>(
    'GET',
    '/api/v4/partners/statistics?by=widget',
  )
  expect(status).toBe(200)
  expect(result.rows.map(({ key, orders }) => [key, orders])).toEqual([
    [shop.id, 2],
    ...[[blog.id, 1] as const, [null, 1] as const],
  ])
  expect(result.total.orders).toBe(4)
})
