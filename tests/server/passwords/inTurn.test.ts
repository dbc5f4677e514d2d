import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPassword } from '@/server/passwords/hashPassword'
import { inTurn } from '@/server/passwords/inTurn'
import { atOnce } from '../../atOnce'

vi.mock('@node-rs/argon2', { spy: true })

/** Work that runs until it is let go. */
function heldWork() {
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }
  return { work, ends, most: () => most, running: () => running }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('no more run at once than may, and the others come in their turn', async () => {
  const { work, ends, most, running } = heldWork()
  const turn = inTurn(2)
  const order: number[] = []
  const all = [0, 1, 2, 3, 4].map((at) => turn(async () => (order.push(at), work())))
  await settle()
  expect([running(), order]).toEqual([2, [0, 1]])
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  await Promise.all(all)
  expect([most(), order]).toEqual([2, [0, 1, 2, 3, 4]])
})

test('who comes late does not slip in beside those who have taken over a place', async () => {
  const { work, ends, most } = heldWork()
  const turn = inTurn(2)
  const all = [0, 1, 2, 3].map(() => turn(work))
  await settle()
  ends.shift()?.()
  ends.shift()?.()
  await settle()
  all.push(turn(work), turn(work))
  await settle()
  expect(most()).toBe(2)
  while (ends.length > 0) {
    ends.shift()?.()
    await settle()
  }
  await Promise.all(all)
})

test('work that fails makes room like any other', async () => {
  const turn = inTurn(1)
  const failed = turn(() => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  await expect(turn(() => Promise.resolve('next'))).resolves.toBe('next')
})

test('at most four passwords are hashed at once, however many are asked for', async () => {
  let running = 0
  let most = 0
  vi.mocked(hash).mockImplementation(async () => {
    most = Math.max(most, ++running)
    await settle()
    running -= 1
    return 'hash'
  })
  await atOnce(12, () => hashPassword('seven green kites'))
  expect(most).toBe(4)
})

test('nobody’s password is none, not even the one behind the dummy', async () => {
  expect(await isPassword('seven green kites', null)).toBe(false)
})
