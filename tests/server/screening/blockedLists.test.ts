import { rmSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logWarning } from '@/runtime/log'
import { blockedListStates, loadBlockedLists, reloadBlockedLists } from '@/server/screening/blockedLists'
import { aCustomer, ordered } from '../aCustomer'
import { act, ADDRESS, anOrder, create, deposit, madeFixed } from '../exchanges/exchangeCalls'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { useOperatorFolder } from './operatorFolder'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
vi.mock('@/runtime/log', { spy: true })
useTemporaryDatabase()
const folder = useOperatorFolder()
beforeEach(() => vi.clearAllMocks())

const load = async (text: string, name = 'blocked.txt') => {
  folder.write(name, text)
  await loadBlockedLists()
}
const stateOf = (name: string) => blockedListStates().find((list) => list.name === name)
const DENIED = [403, 'screening_denied']
const outcome = ({ status, error }: { status: number; error: { code?: string } }) => [status, error.code]

describe('a list of blocked addresses and emails', () => {
  test('refuses a recipient, a refund address and an email, however they are written', async () => {
    await load(
      [
        '\uFEFF# What we do not serve',
        '',
        `${ADDRESS.eth.toUpperCase().replace('0X', '0x')} stolen   funds`,
        'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2m4Er6SnvjVLpMWPjR',
        'Mallory@Example.COM # wrote threats',
      ].join('\r\n'),
    )
    expect(stateOf('blocked.txt')).toMatchObject({ entries: 3, fault: null })
    expect(outcome(await create(anOrder()))).toEqual(DENIED)
    const xrp = { tickerTo: 'xrp', networkTo: 'xrp', amount: '0.1', extraIdTo: '7' }
    const toXrp = await create(anOrder({ ...xrp, addressTo: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' }))
    expect(outcome(toXrp)).toEqual(DENIED)
    const good = { addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' }
    expect(outcome(await create(anOrder({ ...good, unregEmail: 'mallory@example.com' })))).toEqual(DENIED)
    expect((await create(anOrder(good))).status).toBe(201)
  })

  test('says nothing of which list, address or reason it was', async () => {
    await load(`${ADDRESS.eth} stolen`)
    const { error } = await create(anOrder())
    expect(JSON.stringify(error)).not.toMatch(/list|stolen|blocked|0x|address/i)
  })

  test('leaves what was accepted before under the same key, and creates nothing for what is refused', async () => {
    const key = 'a-key-of-eight-letters'
    const first = await create(anOrder(), key)
    await load(ADDRESS.eth)
    expect(await create(anOrder(), key)).toMatchObject({
      status: 200,
      result: { publicId: first.result.publicId },
    })
    expect(outcome(await create(anOrder(), 'another-key-of-letters'))).toEqual(DENIED)
  })

  test('refuses a payout and the email of its customer', async () => {
    const [anna, bob] = [await aCustomer(), await aCustomer({ email: 'bob@example.com' })]
    await earn(anna, '0.01')
    await earn(bob, '0.01')
    await load(`${BTC.toUpperCase()}\nbob@example.com`)
    expect(outcome(await payOut(anna, { amountBtc: '0.004', address: BTC }))).toEqual(DENIED)
    const other = { amountBtc: '0.004', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }
    expect(outcome(await payOut(bob, other))).toEqual(DENIED)
    expect((await payOut(anna, other)).status).toBe(201)
    await expect(ordered(bob)).rejects.toThrow('screening_denied')
  })

  test('refuses to refund to another address, and still refunds to the one of the order', async () => {
    const userRefundAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
    const [named, unnamed] = [await madeFixed({ userRefundAddress }), await madeFixed()]
    for (const { publicId } of [named, unnamed]) await deposit(publicId, 'too_small')
    await load(`${BTC}\n${userRefundAddress}`)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    try {
      const refused = await act(unnamed.publicId, { action: 'refund', address: BTC })
      expect(outcome(refused)).toEqual(DENIED)
      expect((await act(named.publicId, { action: 'refund', address: BTC })).error.code).toBe(
        'screening_denied',
      )
      expect((await act(named.publicId, { action: 'refund' })).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a file that changes while the site runs', () => {
  test('is read again without a restart', async () => {
    await load('someone@example.com')
    expect((await create(anOrder())).status).toBe(201)
    folder.write('sanctions.txt', `${ADDRESS.eth} OFAC ETH`)
    await reloadBlockedLists()
    expect(outcome(await create(anOrder()))).toEqual(DENIED)
    folder.write('sanctions.txt', '# none any more\n')
    await reloadBlockedLists()
    expect((await create(anOrder())).status).toBe(201)
  })

  test.each([
    ['no address', 'John Smith\n', 'line 1 must begin with an address or an email: John'],
    ['a lost character', `${ADDRESS.eth}\n${BTC.slice(0, -1)}`, 'line 2 must begin with an address'],
    ['no email', 'mallory@\n', 'line 1 must begin with an address or an email: mallory@'],
    ['no UTF-8', Uint8Array.of(0xff, 0xfe, 0x41), 'must be text in UTF-8'],
  ])('that is wrong (%s) leaves the last good list, and says so', async (_, text, fault) => {
    await load(ADDRESS.eth)
    folder.write('blocked.txt', text)
    await reloadBlockedLists()
    expect(stateOf('blocked.txt')).toMatchObject({
      entries: 1,
      fault: expect.stringContaining(fault) as string,
    })
    expect(logWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(fault))
    await reloadBlockedLists()
    expect(logWarning).toHaveBeenCalledOnce()
    expect(outcome(await create(anOrder()))).toEqual(DENIED)
    await expect(loadBlockedLists()).rejects.toThrow(`OPERATOR_DIR/blocked.txt ${fault}`)
  })

  test('that has gone leaves the last good list until the next start', async () => {
    await load(ADDRESS.eth)
    rmSync(folder.path('blocked.txt'))
    await reloadBlockedLists()
    expect(stateOf('blocked.txt')).toMatchObject({
      entries: 1,
      fault: expect.stringContaining('gone') as string,
    })
    expect(outcome(await create(anOrder()))).toEqual(DENIED)
    await loadBlockedLists()
    expect(stateOf('blocked.txt')).toMatchObject({ entries: 0, loadedAt: null, fault: null })
    expect((await create(anOrder())).status).toBe(201)
  })
})
