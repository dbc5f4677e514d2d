import { expect, test, vi } from 'vitest'
import { onEnd, putInOrder } from '@/runtime/lifecycle'

test('what began last ends first, each name once, and one that fails stops no other', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const ended: string[] = []
  const end = (name: string) => () => {
    ended.push(name)
    return name === 'worker' ? Promise.reject(new Error('no')) : Promise.resolve()
  }
  onEnd('database', end('database'))
  onEnd('worker', end('earlier worker'))
  onEnd('worker', end('worker'))
  onEnd('mail', end('mail'))
  await putInOrder()
  expect(ended).toEqual(['mail', 'worker', 'database'])
  await putInOrder()
  expect(ended).toHaveLength(3)
})
