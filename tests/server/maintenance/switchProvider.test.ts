import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { providerSwitches } from '@/server/database/schema'
import { programArguments } from '@/server/kernel/programArguments'
import { switchProvider } from '@/server/providers/switch/switchProvider'
import { switchedProviders } from '@/server/providers/switches'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aProvider } from './aProvider'
import { freshProviders } from './freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
beforeEach(async () => {
  await (await database()).delete(providerSwitches)
  freshProviders(aProvider('a'), aProvider('b'))
})

async function run(...args: string[]) {
  const lines: string[] = []
  const given = programArguments('usage', { weight: { type: 'string' } }, { mostPositionals: 2, args })
  return { isDone: await switchProvider(given, (line) => lines.push(line)), lines }
}

test('without arguments it lists every configured provider and changes nothing', async () => {
  expect(await run()).toEqual({ isDone: true, lines: ['a on, weight 0', 'b on, weight 0'] })
  expect(await (await database()).select().from(providerSwitches)).toEqual([])
})

test('a provider is switched off, and on again with the weight that it had', async () => {
  await run('b', 'off', '--weight', '2')
  expect((await switchedProviders()).map(({ isOn, weight }) => [isOn, weight])).toEqual([
    [true, 0],
    [false, 2],
  ])
  expect((await run('b', 'on')).lines).toEqual(['a on, weight 0', 'b on, weight 2'])
})

test.each([
  ['a provider that is not configured', ['c', 'off']],
  ['no state', ['a']],
  ['another word', ['a', 'pause']],
  ['a weight that is no number', ['a', 'off', '--weight', 'much']],
])('%s is refused and changes nothing', async (_, args) => {
  expect((await run(...args)).isDone).toBe(false)
  expect((await switchedProviders()).every(({ isOn }) => isOn)).toBe(true)
})

test('too many words end the program with 2 and change nothing', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await expect(run('a', 'off', 'b')).rejects.toThrow('exit 2')
  expect(exit).toHaveBeenCalledOnce()
  expect((await switchedProviders()).every(({ isOn }) => isOn)).toBe(true)
})
