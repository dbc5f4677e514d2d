import { expect, test, vi } from 'vitest'
import { onShutdown, runShutdownHooks } from '@/runtime/lifecycle'

test('what began last ends first, each name once, and one that fails stops no other', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const ended: string[] = []
  const end = (name: string) => () => {
    ended.push(name)
    return name === 'worker' ? Promise.reject(new Error('no')) : Promise.resolve()
  }
  onShutdown('database', end('database'))
  onShutdown('worker', end('earlier worker'))
  onShutdown('worker', end('worker'))
  onShutdown('mail', end('mail'))
  await runShutdownHooks()
  expect(ended).toEqual(['mail', 'worker', 'database'])
  await runShutdownHooks()
  expect(ended).toHaveLength(3)
})
