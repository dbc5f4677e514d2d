import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AddressName } from '@/contract/addressNames'
import { ADDRESS, act, anOrder, create, deposit, made, read, request } from '../exchanges/exchangeCalls'
import { advanceSeconds, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { addressReply, startEnsNode } from './ensNode'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const OTHER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
let node: Awaited<ReturnType<typeof startEnsNode>>
beforeAll(async () => {
  node = await startEnsNode()
})
afterAll(() => node.close())
afterEach(() => vi.unstubAllEnvs())

const lookUp = (query: string) => request<AddressName>('GET', `/api/v4/address-names?${query}`)
const use = (address: `0x${string}`) => {
  vi.stubEnv('ETHEREUM_NODE_URL', node.url)
  node.respond = () => addressReply(address)
}

const pair = {
  tickerFrom: 'eth',
  networkFrom: 'eth',
  tickerTo: 'btc',
  networkTo: 'btc',
  amount: '1',
  addressTo: ADDRESS.btc,
}

describe('a name', () => {
  test('is looked up for a network', async () => {
    use(OTHER)
    const { status, result } = await lookUp('name=Name.eth&network=eth')
    expect([status, result]).toEqual([200, { name: 'name.eth', address: OTHER }])
  })

  test('without an address is refused as such', async () => {
    use('0x0000000000000000000000000000000000000000')
    const { status, error } = await lookUp('name=name.eth&network=eth')
    expect([status, error.code]).toEqual([422, 'name_unresolved'])
  })

  test('cannot be looked up while the node is away', async () => {
    vi.stubEnv('ETHEREUM_NODE_URL', 'http://127.0.0.1:9')
    const { status, error } = await lookUp('name=name.eth&network=eth')
    expect([status, error.code]).toEqual([503, 'name_unavailable'])
  })

  test('is not taken where no node is set', async () => {
    expect((await lookUp('name=name.eth&network=eth')).status).toBe(404)
  })
})

describe('an order to the address of a name', () => {
  const order = anOrder({ addressToName: 'name.eth' })

  test('is placed while the name still points there', async () => {
    use(ADDRESS.eth as `0x${string}`)
    expect((await create(order)).status).toBe(201)
  })

  test('is refused once the name points elsewhere', async () => {
    use(OTHER)
    const { status, error } = await create(order)
    expect([status, error.fields?.addressTo?.code]).toEqual([422, 'name_changed'])
  })

  test('is refused while nobody can say where it points', async () => {
    vi.stubEnv('ETHEREUM_NODE_URL', 'http://127.0.0.1:9')
    expect((await create(order)).error.fields?.addressTo?.code).toBe('name_unavailable')
  })

  test('is refused by its refund name too', async () => {
    use(OTHER)
    const { error } = await create(
      anOrder({
        ...pair,
        userRefundAddress: ADDRESS.eth,
        userRefundName: 'name.eth',
      }),
    )
    expect(error.fields).toMatchObject({ userRefundAddress: { code: 'name_changed' } })
  })
})

describe('a refund to the address of a name', () => {
  const refund = { action: 'refund', address: ADDRESS.eth, addressName: 'name.eth' }
  const stopped = async () => {
    const { publicId } = await made(pair)
    await deposit(publicId, 'late')
    advanceSeconds(30)
    expect((await read(publicId)).result.status).toBe('verifying')
    return publicId
  }

  test('is sent while the name still points there', async () => {
    const publicId = await stopped()
    use(ADDRESS.eth as `0x${string}`)
    expect((await act(publicId, refund)).status).toBe(200)
  })

  test('is refused once the name points elsewhere', async () => {
    const publicId = await stopped()
    use(OTHER)
    const { status, error } = await act(publicId, refund)
    expect([status, error.fields?.address?.code]).toEqual([422, 'name_changed'])
  })

  test('looks nothing up for a caller who may not act on the exchange', async () => {
    const publicId = await stopped()
    use(OTHER)
    const before = node.lookups.length
    expect((await act(publicId, refund, {})).status).toBe(403)
    expect(node.lookups).toHaveLength(before)
  })
})
