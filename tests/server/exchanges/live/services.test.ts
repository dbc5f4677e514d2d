import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { receiveWebhook } from '@/server/entry/providerWebhookHandler'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { registerProviders } from '@/server/providers/registry'
import { advanceSeconds, useClock } from '../../clock'
import { freshProviders } from '../../providers/freshProviders'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { ADDRESS, anOrder, caller, create, estimate, range, read, request } from '../exchangeCalls'
import { changenowService } from './services/changenowService'
import { exolixService } from './services/exolixService'
import { nearService } from './services/nearService'
import { freshWorld, type Service, startService, type World } from './services/service'
import { sideshiftService } from './services/sideshiftService'
import { simpleswapService } from './services/simpleswapService'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()

const SERVICES = [nearService, changenowService, sideshiftService, simpleswapService, exolixService]
const MINUTE = 60

let callers = 0

/** The whole back end over one service; the clock moves by steps in which the worker reads what is due. */
function useService(service: Service) {
  let world: World = freshWorld()
  let running: Awaited<ReturnType<typeof startService>> | undefined
  beforeAll(async () => {
    running = await startService(service, () => world)
  })
  afterAll(() => running?.close())
  beforeEach(async () => {
    world = freshWorld()
    // Orders are limited by address.
    caller.ip = `203.0.113.${++callers}`
    await (await database()).update(exchanges).set({ dueAt: null })
    freshProviders(service.make(running?.url ?? ''))
    return () => {
      caller.ip = ''
      registerProviders(null)
    }
  })
  return { world: () => world }
}

async function pass(seconds: number, step = 20) {
  for (let passed = 0; passed < seconds; passed += step) {
    advanceSeconds(step)
    await readDueOrders()
  }
}

const order = () => anOrder({ userRefundAddress: ADDRESS.btc })
const statusOf = async (publicId: string) => (await read(publicId)).result.status

describe.each(SERVICES)('$id, as its documentation describes it', (service) => {
  const { world } = useService(service)

  test('quotes, and names its minimum below it', async () => {
    expect((await estimate()).estimate).toBe('2')
    world().min = 0.05
    advanceSeconds(MINUTE)
    const query = 'tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&amount=0.01'
    const { status, error } = await request('GET', `/api/v4/estimates?${query}`)
    expect([status, error.fields?.amount?.code, error.limits?.min]).toEqual([422, 'amount_below_min', '0.05'])
    expect((await range()).min).toBe('0.05')
  })

  test('makes one order, and its own address is shown', async () => {
    const key = randomUUID()
    const { result } = await create(order(), key)
    await create(order(), key)
    expect(world().made).toHaveLength(1)
    expect(world().made[0]?.body.addressTo).toBe(ADDRESS.eth)
    expect(result).toMatchObject({
      status: 'waiting',
      extendedInfo: { addressFrom: world().made[0]?.address },
    })
  })

  test.each(Object.entries(service.words))('the word %s is shown as %s', async (word, status) => {
    const { result } = await create(order())
    world().word = word
    await pass(3 * MINUTE)
    expect(await statusOf(result.publicId)).toBe(status)
  })

  test('a cut answer doubles nothing, and no address is shown before it is certain', async () => {
    world().creates = 'cuts'
    const key = randomUUID()
    const { result } = await create(order(), key)
    expect(result).toMatchObject({ status: 'creating', extendedInfo: { addressFrom: '' } })
    world().creates = 'answers'
    world().word = service.isFindable ? firstWord(service) : ''
    await create(order(), key)
    await pass(4 * MINUTE)
    expect(world().made).toHaveLength(1)
    const { status, extendedInfo } = (await read(result.publicId)).result
    expect([status, extendedInfo.addressFrom]).toEqual(
      service.isFindable ? ['waiting', world().made[0]?.address] : ['failed', ''],
    )
  })

  test('an answer that pays somebody else is never shown', async () => {
    world().creates = 'pays another'
    const { result } = await create(order())
    expect(result).toMatchObject({
      status: 'failed',
      issue: 'creation_mismatch',
      extendedInfo: { addressFrom: '' },
    })
  })

  test.each(['NaN', -2, '', null])(
    'an amount that is %j is no offer, and says nothing of the pair',
    async (pays) => {
      world().pays = pays
      const query = 'tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&amount=0.1'
      const { status, error } = await request('GET', `/api/v4/estimates?${query}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(error)).not.toContain('pair_unavailable')
    },
  )

  test('a 429 is waited for, and then it quotes again', async () => {
    await estimate()
    advanceSeconds(MINUTE)
    world().isLimited = true
    expect(await estimate()).toBeUndefined()
    const { calls } = world()
    advanceSeconds(15)
    expect(await estimate()).toBeUndefined()
    expect(world().calls).toBe(calls)
    world().isLimited = false
    advanceSeconds(20)
    expect((await estimate()).estimate).toBe('2')
  })

  test('an hour of outage loses no order, and its end is seen', async () => {
    const { result } = await create(order())
    await pass(2 * MINUTE)
    world().isDown = true
    const { status } = (await read(result.publicId)).result
    await pass(60 * MINUTE, 60)
    expect(await statusOf(result.publicId)).toBe(status)
    Object.assign(world(), { isDown: false, word: service.paid })
    await pass(15 * MINUTE, 60)
    expect(await statusOf(result.publicId)).toBe('finished')
    expect(world().made).toHaveLength(1)
  })
})

describe('webhooks of SideShift', () => {
  const { world } = useService(sideshiftService)
  const announce = async (times: number) => {
    const meta = { hook: { accountId: 'account' } }
    const body = JSON.stringify({ meta, payload: { shiftId: world().made[0]?.id, status: 'refunded' } })
    for (let time = 0; time < times; time++)
      await receiveWebhook({ providerId: 'sideshift', headers: {}, body })
  }

  test('one that is doubled has the order read once, whatever it says', async () => {
    const { result } = await create(order())
    const { calls } = world()
    world().word = 'pending'
    advanceSeconds(10)
    await announce(3)
    await readDueOrders()
    await announce(3)
    await readDueOrders()
    expect(world().calls).toBe(calls + 1)
    expect(await statusOf(result.publicId)).toBe('confirming')
  })

  test('one that is late does not move an order that has ended', async () => {
    const { result } = await create(order())
    world().word = 'settled'
    await pass(3 * MINUTE)
    const { calls } = world()
    advanceSeconds(60 * MINUTE)
    await announce(2)
    await readDueOrders()
    expect([await statusOf(result.publicId), world().calls]).toEqual(['finished', calls])
  })
})

const firstWord = ({ words }: Service) => Object.keys(words)[0] ?? ''
