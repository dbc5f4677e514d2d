import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Receipt, receipts as contract } from '@/contract/receipts'
import { verdictOn, verifyEd25519 } from '@/features/receipts/verdictOn'
import { signedPart } from '@/domain/receipt/signedPart'
import { dispatch } from '@/server/entry/dispatch'
import { database } from '@/server/database/database'
import { receiptKeys } from '@/server/database/schema'
import { insertExchange } from '@/server/exchanges/storedExchanges'
import { publicKeySet, getReceipt, verifyReceipt } from '@/server/receipts/receipts'
import { aRampExchange } from '../exchanges/aRampExchange'
import { anExchange, MADE_AT } from '../exchanges/anExchange'
import { getRequest } from '../getRequest'
import { useTemporaryDatabase } from '../temporaryDatabase'

const folder = useTemporaryDatabase()
const DAY = 86_400_000
let made = 0

beforeEach(async () => {
  vi.useFakeTimers({ now: MADE_AT, toFake: ['Date'] })
  await (await database()).delete(receiptKeys)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function receiptOf(changes: Parameters<typeof anExchange>[0] = {}): Promise<Receipt> {
  const number = ++made
  const publicId = `receipt${String(number).padStart(9, '0')}`
  await insertExchange(anExchange({ publicId, idempotencyKey: publicId, dueAt: null, ...changes }))
  const response = await getReceipt(getRequest(contract.get, {}, { publicId }))
  return (response as { result: Receipt }).result
}

async function isValid(receipt: Record<string, unknown>): Promise<boolean> {
  const request = { ...getRequest(contract.verify), body: { receipt } }
  return ((await verifyReceipt(request)) as { result: { isValid: boolean } }).result.isValid
}

/** As the browser does. */
async function isValidInBrowser(receipt: unknown): Promise<boolean | null> {
  const part = signedPart(receipt)
  const { keys } = await publicKeySet()
  const key = keys.find(({ kid }) => kid === part?.keyId)
  return part && key ? verifyEd25519(key.x, part) : false
}

test('a receipt is valid in the browser, on the server and after a way through text with other blanks and order', async () => {
  const receipt = await receiptOf()
  expect(await isValid(receipt)).toBe(true)
  expect(await isValidInBrowser(receipt)).toBe(true)
  const turned = Object.fromEntries(Object.entries(receipt).toReversed())
  expect(await isValidInBrowser(JSON.parse(JSON.stringify(turned, null, 8)))).toBe(true)
})

test('a receipt of an order that went on at the market rate has the agreed amounts and what replaced them', async () => {
  const requote = { amountFrom: '0.05', amountTo: '0.9', at: MADE_AT }
  const receipt = await receiptOf({ type: 'fixed', amountFrom: '0.05', amountTo: '0.9', requote })
  const { expectedAmountFrom: amountFrom, expectedAmountTo: amountTo } = anExchange()
  expect(receipt).toMatchObject({
    quote: { amountFrom, amountTo },
    requote: { ...requote, at: new Date(MADE_AT).toISOString() },
    amounts: { amountFrom: '0.05', amountTo: '0.9' },
  })
})

/** Every leaf of the receipt by its path. */
const leavesOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]))
    : [path]

function withChanged(receipt: object, [name = '', ...rest]: string[]): Record<string, unknown> {
  const members = receipt as Record<string, unknown>
  const value = members[name]
  if (rest.length > 0) return { ...members, [name]: withChanged(value as object, rest) }
  if (typeof value === 'boolean') return { ...members, [name]: !value }
  if (name === 'signature' && typeof value === 'string')
    return { ...members, signature: (value.startsWith('A') ? 'B' : 'A') + value.slice(1) }
  return { ...members, [name]: typeof value === 'string' ? `${value}0` : 'x' }
}

test('no field of a receipt can be changed, removed or added', async () => {
  const receipt = await receiptOf({ userRefundAddress: 'refund', txFrom: 'hash', extraIdTo: '7' })
  const leaves = leavesOf(receipt)
  expect(leaves.length).toBeGreaterThan(30)
  for (const path of leaves) {
    const forged = withChanged(receipt, path)
    expect([path.join('.'), await isValid(forged)]).toEqual([path.join('.'), false])
    expect([path.join('.'), await isValidInBrowser(forged)]).toEqual([path.join('.'), false])
  }
  for (const name of Object.keys(receipt)) {
    const { [name]: _, ...without } = receipt as Record<string, unknown>
    expect([name, await isValid(without)]).toEqual([name, false])
  }
  expect(await isValid({ ...receipt, note: 'paid' })).toBe(false)
})

test('a receipt that says something else to who reads it first is refused', async () => {
  const receipt = await receiptOf()
  const truth = JSON.stringify(receipt)
  const lies = [
    truth.replace('{', '{"addresses":{"recipient":"0xATTACKER"},'),
    truth.replace('{', '{"__proto__":{"note":"paid"},'),
    truth.replace('"addresses":{', '"addresses":{"recipient":"0xATTACKER",'),
  ]
  const keys = join(folder, 'keys-of-lies.json')
  writeFileSync(keys, JSON.stringify(await publicKeySet()))
  for (const text of lies) {
    const file = join(folder, 'lie.json')
    writeFileSync(file, text)
    const run = spawnSync(process.execPath, ['deploy/verify-receipt.mjs', file, keys], { encoding: 'utf8' })
    expect([run.status, run.stdout]).toEqual([1, expect.stringContaining('NOT valid') as unknown])
    expect(await verdictOn(text)).toEqual({ kind: 'invalid' })
    expect((await verify(text)).status).toBe(400)
  }
})

test.each(['\u0000', 'a\u0000b', '', 'x'.repeat(5000), '../../../../etc'])(
  'a receipt of the key %j, which can be none, is not valid',
  async (keyId) => {
    expect(await isValid({ ...(await receiptOf()), keyId })).toBe(false)
  },
)

test('a receipt that is nested without end is refused', async () => {
  const deep = '['.repeat(7800) + ']'.repeat(7800)
  expect((await verify(`{"type":"halyard-receipt","deep":${deep}}`)).status).toBe(400)
})

/** As the API gets it: a text. */
const verify = (receipt: string) =>
  dispatch({
    ...{ method: 'POST', path: '/api/v4/receipts/verify', headers: {}, query: {}, ip: '' },
    readBody: () => Promise.resolve(`{"receipt":${receipt}}`),
  })

test('a signature written in another way is refused', async () => {
  const receipt = await receiptOf()
  expect(await isValid({ ...receipt, signature: `${receipt.signature}==` })).toBe(false)
})

test('it says nothing that the status page hides, and that it is of the sandbox', async () => {
  const receipt = await receiptOf({ unregEmail: 'eve@example.com', ownerSecretHash: 'hidden-hash' })
  expect(receipt.sandbox).toBe(true)
  expect(JSON.stringify(receipt)).not.toMatch(/eve@example|hidden-hash|key-0001/)
})

test('a live order names its provider and the order there; one that is not made yet has no receipt', async () => {
  const live = {
    provider: 'near',
    providerOrderId: 'order-7',
    providerSecret: 'memo-secret',
  }
  const receipt = await receiptOf(live)
  expect(receipt).toMatchObject({ sandbox: false, provider: { id: 'near', orderId: 'order-7' } })
  expect(JSON.stringify(receipt)).not.toContain('memo-secret')
  await expect(receiptOf({ ...live, status: 'creating', addressFrom: '' })).rejects.toMatchObject({
    status: 409,
  })
})

test('after a year another key signs, and what the former one signed stays valid', async () => {
  const first = await receiptOf()
  vi.setSystemTime(MADE_AT + 365 * DAY)
  expect((await receiptOf()).keyId).toBe(first.keyId)
  vi.setSystemTime(MADE_AT + 365 * DAY + 1)
  const second = await receiptOf()
  expect(second.keyId).not.toBe(first.keyId)
  expect([await isValid(first), await isValidInBrowser(first)]).toEqual([true, true])
  const stored = await (await database()).select().from(receiptKeys)
  expect(stored.find(({ id }) => id === first.keyId)?.privateKey).toBeNull()
})

test('RECEIPT_KEYS_SINCE retires the keys from before that day, and a day to come none', async () => {
  const first = await receiptOf()
  vi.setSystemTime(MADE_AT + 2 * DAY)
  vi.stubEnv('RECEIPT_KEYS_SINCE', '2026-12-24')
  expect((await receiptOf()).keyId).toBe(first.keyId)
  vi.stubEnv('RECEIPT_KEYS_SINCE', '2026-11-22')
  expect((await receiptOf()).keyId).not.toBe(first.keyId)
  expect(await isValid(first)).toBe(true)
})

test('the script verifies a receipt and refuses a changed one', async () => {
  const receipt = await receiptOf()
  const write = (name: string, value: unknown) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(value))
    return path
  }
  const keys = write('keys.json', await publicKeySet())
  const run = (file: string) =>
    spawnSync(process.execPath, ['deploy/verify-receipt.mjs', file, keys], { encoding: 'utf8' })
  expect(run(write('right.json', receipt))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('SANDBOX') as unknown,
  })
  // With the envelope of the API's answer.
  expect(run(write('answer.json', { result: receipt, sandbox: true })).status).toBe(0)
  const { addresses } = receipt
  const forged = { ...receipt, addresses: { ...addresses, recipient: 'elsewhere' } }
  expect(run(write('forged.json', forged)).status).toBe(1)
  expect(run(write('forgedAnswer.json', { result: forged })).status).toBe(1)
  expect(run(join(folder, 'absent.json')).status).toBe(2)
})

function ofRamp(changes: Parameters<typeof aRampExchange>[0] = {}) {
  const { publicId: _id, idempotencyKey: _key, ...order } = aRampExchange({ dueAt: null, ...changes })
  return order
}

test('an order at a ramp has a receipt once the ramp has it, without an address that is its owner’s', async () => {
  const made = await receiptOf(ofRamp())
  expect(made).toMatchObject({
    addresses: { deposit: '', recipient: 'bc1qreceiver' },
    provider: { id: 'acme' },
  })
  expect(JSON.stringify(made)).not.toContain('ramp.example')
  expect(await isValid(made)).toBe(true)
  await expect(receiptOf(ofRamp({ status: 'creating', creation: 'pending' }))).rejects.toMatchObject({
    status: 409,
  })
})
