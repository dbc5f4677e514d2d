import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from '@/server/passwords/hashPassword'
import { createSemaphore } from '@/server/passwords/createSemaphore'
import { atOnce } from '../../atOnce'

vi.mock('@node-rs/argon2', { spy: true })

const busy = () => new Error('busy')
const limits = (running: number) => ({ running, waiting: 10 })
function semaphore(queue: ReturnType<typeof limits>) {
  const turn = createSemaphore(queue)
  return <Result>(work: () => Promise<Result>) => turn(work, busy)
}

/** Work that runs until it is let go. */
function heldWork() {
  let running = 0
  let maxRunning = 0
  const ends: (() => void)[] = []
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }
  return { work, ends, maxRunning: () => maxRunning, running: () => running }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('no more run at once than may, and the others come in their turn', async () => {
  const { work, ends, maxRunning, running } = heldWork()
  const turn = semaphore(limits(2))
  const order: number[] = []
  const all = [0, 1, 2, 3, 4].map((at) => turn(async () => (order.push(at), work())))
  await settle()
  expect([running(), order]).toEqual([2, [0, 1]])
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  await Promise.all(all)
  expect([maxRunning(), order]).toEqual([2, [0, 1, 2, 3, 4]])
})

test('who comes late does not slip in beside those who have taken over a place', async () => {
  const { work, ends, maxRunning } = heldWork()
  const turn = semaphore(limits(2))
  const all = [0, 1, 2, 3].map(() => turn(work))
  await settle()
  ends.shift()?.()
  ends.shift()?.()
  await settle()
  all.push(turn(work), turn(work))
  await settle()
  expect(maxRunning()).toBe(2)
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  await Promise.all(all)
})

test('work that fails makes room like any other', async () => {
  const turn = semaphore(limits(1))
  const failed = turn(() => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  await expect(turn(() => Promise.resolve('next'))).resolves.toBe('next')
})

test('a full queue refuses more work at once, and takes some again as soon as there is room', async () => {
  const { work, ends } = heldWork()
  const turn = semaphore({ ...limits(1), waiting: 2 })
  const all = [turn(work), turn(work), turn(work)]
  await expect(turn(work)).rejects.toThrow('busy')
  ends.shift()?.()
  await settle()
  all.push(turn(work))
  await expect(turn(work)).rejects.toThrow('busy')
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  await Promise.all(all)
})

test('two passwords are hashed at once, fifty wait, and any more are refused as unavailable for now', async () => {
  const { work, ends, maxRunning } = heldWork()
  vi.mocked(hash).mockImplementation(async () => {
    await work()
    return 'hash'
  })
  const all = atOnce(60, () => hashPassword('seven green kites').then(String, (error: unknown) => error))
  await settle()
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  const outcomes = await all
  expect(maxRunning()).toBe(2)
  expect(outcomes.filter((outcome) => outcome === 'hash')).toHaveLength(52)
  expect(outcomes.filter((outcome) => outcome !== 'hash')).toEqual(
    Array.from({ length: 8 }, (): unknown =>
      expect.objectContaining({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } }),
    ),
  )
})

test('no password matches without a customer, not even the one behind the dummy', async () => {
  expect(await isPassword('seven green kites', null)).toBe(false)
})
