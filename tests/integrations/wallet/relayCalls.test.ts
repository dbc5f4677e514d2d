import { beforeEach, expect, test, vi } from 'vitest'
import { serializeRelayConnects, type Relayer } from '@/integrations/wallet/relayCalls'
import { deferred } from '../../deferred'

let rows: ReturnType<typeof deferred<undefined>>[]
let relayer: Relayer
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  rows = []
  relayer = {
    connected: false,
    transportExplicitlyClosed: false,
    connect: vi.fn(() => {
      const row = deferred<undefined>()
      rows.push(row)
      return row.promise
    }),
  }
  serializeRelayConnects(relayer)
})

test('a caller waits while the relay is connecting', async () => {
  const both = [relayer.connect(), relayer.connect()]
  await settle()
  expect(rows).toHaveLength(1)
  rows[0]?.resolve(undefined)
  await Promise.all(both)
})

test('after a row that was given up, and only then, the relay is called anew', async () => {
  void relayer.connect()
  await settle()
  relayer.transportExplicitlyClosed = true
  const again = relayer.connect()
  await settle()
  expect(rows).toHaveLength(1)
  rows[0]?.resolve(undefined)
  await settle()
  expect(rows).toHaveLength(2)
  rows[1]?.resolve(undefined)
  await again
})

test('a row that failed does not fail the next', async () => {
  const first = relayer.connect()
  await settle()
  relayer.transportExplicitlyClosed = true
  const again = relayer.connect()
  rows[0]?.reject(new Error('down'))
  await expect(first).rejects.toThrow('down')
  await settle()
  rows[1]?.resolve(undefined)
  await again
})

test('a connected relay is not connected again', async () => {
  void relayer.connect()
  await settle()
  relayer.transportExplicitlyClosed = true
  const waiting = [relayer.connect(), relayer.connect()]
  rows[0]?.resolve(undefined)
  await settle()
  relayer.connected = true
  rows[1]?.resolve(undefined)
  await Promise.all(waiting)
  expect(rows).toHaveLength(2)
})

test('once a row has ended the next one is a new one', async () => {
  void relayer.connect()
  await settle()
  rows[0]?.resolve(undefined)
  await settle()
  void relayer.connect()
  await settle()
  expect(rows).toHaveLength(2)
})
