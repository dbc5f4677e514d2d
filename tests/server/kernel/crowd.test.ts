import { beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  process.env.RATE_LIMIT_READ = '40'
  process.env.RATE_LIMIT_WRITE = '30'
  process.env.RATE_LIMIT_AUTH = '10'
  process.env.RATE_LIMIT_CROWD = '10'
})
const { secondsToWait } = await import('@/server/kernel/limits')

let exits = 0
let exit = ''
/** An address of its own for each test. */
beforeEach(() => void (exit = `198.51.100.${++exits}`))

const orders = async (count: number, passOf: (order: number) => string | null, from = exit) => {
  let allowed = 0
  for (let order = 0; order < count; order++)
    if ((await secondsToWait('write', from, passOf(order))) === 0) allowed += 1
  return allowed
}
const own = (prefix: string) => (order: number) => `${exit}-${prefix}-${order}`

const alone = () => null
const one = () => `${exit}-one`

/** Who orders from one address within a minute, and how many orders are let through. */
test.each([
  { who: 'one without a pass', count: 200, passOf: () => alone, allowed: 30 },
  { who: 'one with one pass', count: 200, passOf: () => one, allowed: 6 },
  { who: '200 people with a pass each', count: 200, passOf: () => own('each'), allowed: 200 },
  { who: 'one who collects passes', count: 1000, passOf: () => own('flood'), allowed: 300 },
])('of $count orders by $who $allowed are let through', async ({ count, passOf, allowed }) => {
  expect(await orders(count, passOf())).toBe(allowed)
})

test('a flood of calls, or under one pass, takes nothing from the many at the same address', async () => {
  expect(await orders(1000, () => null)).toBe(30)
  expect(await orders(1000, () => `${exit}-loud`)).toBe(6)
  expect(await orders(200, own('quiet'))).toBe(200)
})

test('whoever collects passes takes from those behind the same address alone', async () => {
  expect(await orders(1000, own('flood'))).toBe(300)
  expect(await orders(1, own('late'))).toBe(0)
  expect(await orders(1, own('late'), '192.0.2.1')).toBe(1)
  // Who has none at that address is not in the way of it either.
  expect(await orders(30, () => null)).toBe(30)
})

test('tries of passwords count by the address, whatever pass comes with them', async () => {
  let allowed = 0
  for (let attempt = 0; attempt < 50; attempt++)
    if ((await secondsToWait('auth', exit, `${exit}-${attempt}`)) === 0) allowed += 1
  expect(allowed).toBe(10)
})

test('no limit of one visitor is above that of an address', async () => {
  let allowed = 0
  for (let read = 0; read < 200; read++)
    if ((await secondsToWait('read', exit, `${exit}-reader`)) === 0) allowed += 1
  expect(allowed).toBe(40)
})
