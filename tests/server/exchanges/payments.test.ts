import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import { checkAddress } from '@/domain/address/checkAddress'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { ADDRESS, request, deposit, made, owner, read } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '60'
})
useTemporaryDatabase()
afterEach(() => void vi.unstubAllEnvs())

const HASH = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const FROM_ETH = {
  ...{ tickerFrom: 'eth', networkFrom: 'eth', amount: '1' },
  tickerTo: 'btc',
  networkTo: 'btc',
}
const fromEth = (changes = {}) => made({ ...FROM_ETH, addressTo: ADDRESS.btc, ...changes })
const pay = (publicId: string, hash: unknown, headers: Record<string, string> = owner(publicId)) =>
  request<Exchange>('POST', `/api/v4/exchanges-new/${publicId}/payment`, { hash }, headers)

describe('a payment reported by a wallet', () => {
  test('is stored with the exchange and changes no status', async () => {
    const { publicId } = await fromEth()
    expect(await pay(publicId, HASH)).toMatchObject({
      status: 200,
      result: { status: 'waiting', amountFrom: null, extendedInfo: { txFrom: HASH } },
    })
    expect((await read(publicId)).result.extendedInfo.txFrom).toBe(HASH)
  })

  test('may be reported again, in capitals too and after the deposit was seen', async () => {
    const { publicId } = await fromEth()
    await Promise.all([pay(publicId, HASH), pay(publicId, HASH)])
    expect((await pay(publicId, HASH.toUpperCase().replace('0X', '0x'))).status).toBe(200)
    const seen = await deposit(publicId, 'full')
    expect(seen.result.extendedInfo.txFrom).toBe(HASH)
    expect(await pay(publicId, HASH)).toMatchObject({ status: 200, result: { status: 'confirming' } })
  })

  test('is not taken in the place of an earlier one', async () => {
    const { publicId } = await fromEth()
    await pay(publicId, HASH)
    expect(await pay(publicId, OTHER)).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
    expect((await read(publicId)).result.extendedInfo.txFrom).toBe(HASH)
  })

  test('is taken only while the deposit is waited for, and only where such wallets pay', async () => {
    const late = await fromEth()
    await deposit(late.publicId, 'full')
    expect((await pay(late.publicId, HASH)).status).toBe(409)
    expect((await pay((await made()).publicId, HASH)).status).toBe(409)
    expect((await pay('nobody', HASH)).status).toBe(404)
  })

  test.each(['', '0x12', `${HASH}00`, HASH.slice(2), 7, null, `0x${'g'.repeat(64)}`])(
    'is refused when it is no hash: %j',
    async (hash) => {
      const { publicId } = await fromEth()
      expect(await pay(publicId, hash)).toMatchObject({ status: 400, error: { fields: { hash: {} } } })
      expect((await read(publicId)).result.extendedInfo.txFrom).toBeNull()
    },
  )
})

describe('a deposit address', () => {
  const CHAIN = {
    ...{ network: 'eth', chainId: 31_337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' },
    ...{ depositAddress: ADDRESS.eth, tokens: { 'usdt-eth': ADDRESS.eth } },
  }
  const addressOf = async (changes = {}) => (await fromEth(changes)).extendedInfo.addressFrom

  test('is one of the configured chain for its coin and its tokens', async () => {
    vi.stubEnv('SANDBOX_CHAIN', JSON.stringify(CHAIN))
    expect(await addressOf()).toBe(ADDRESS.eth)
    expect(await addressOf({ tickerFrom: 'usdt', amount: '500' })).toBe(ADDRESS.eth)
  })

  test('is none that could be paid for anything else', async () => {
    const isPayable = async (changes = {}) => checkAddress('eth', await addressOf(changes)) === 'valid'
    expect(await isPayable()).toBe(false)
    vi.stubEnv('SANDBOX_CHAIN', JSON.stringify(CHAIN))
    expect(await isPayable({ tickerFrom: 'usdc', amount: '500' })).toBe(false)
    expect(await isPayable({ tickerFrom: 'bnb', networkFrom: 'bsc' })).toBe(false)
  })
})
