import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { deskAudit, providerSwitches } from '@/server/database/schema'
import { programArguments } from '@/server/kernel/programArguments'
import { switchProvider } from '@/server/maintenance/switch/switchProvider'
import { switchedProviders } from '@/server/providers/switches'
import { UsageError } from '@/server/maintenance/UsageError'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aProvider } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'

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
  const options = { weight: { type: 'string' }, reason: { type: 'string' } } as const
  const given = programArguments('usage', options, { mostPositionals: 2, args })
  await switchProvider(given, (line) => lines.push(line))
  return lines
}

test('without arguments it lists every configured provider and changes nothing', async () => {
  expect(await run()).toEqual(['a on, weight 0', 'b on, weight 0'])
  expect(await (await database()).select().from(providerSwitches)).toEqual([])
})

test('a provider is switched off, and on again with the weight that it had', async () => {
  await run('b', 'off', '--weight', '2')
  expect((await switchedProviders()).map(({ isOn, weight }) => [isOn, weight])).toEqual([
    [true, 0],
    [false, 2],
  ])
  expect(await run('b', 'on')).toEqual(['a on, weight 0', 'b on, weight 2'])
})

test('what it does stands in the audit log as the desk writes it', async () => {
  const db = await database()
  const before = await db.$count(deskAudit)
  await run()
  expect(await db.$count(deskAudit)).toBe(before)
  await run('b', 'off', '--weight=-2', '--reason', 'It pays late.')
  const entries = await db.select().from(deskAudit)
  expect(entries.slice(before)).toMatchObject([
    {
      ...{ staff: 'program', action: 'provider switched', subject: 'b' },
      detail: JSON.stringify({ isOn: false, weight: -2, reason: 'It pays late.' }),
    },
  ])
})

test.each([
  [['c', 'off'], 'c is not among PROVIDERS: a, b.'],
  [['a'], 'a is switched on or off, not without a word.'],
  [['a', 'maybe'], 'a is switched on or off, not maybe.'],
  [['a', 'off', '--weight', 'x'], '--weight must be a whole number from -1000 to 1000, not x.'],
  [['a', 'off', '--weight', '5000'], 'not 5000.'],
  [['a', 'off', '--weight', ''], 'not empty.'],
  [['--weight', '5'], '--weight and --reason are of a provider.'],
])('%o is refused in a sentence that names it, and changes nothing', async (args, sentence) => {
  const refused = run(...args)
  await expect(refused).rejects.toBeInstanceOf(UsageError)
  await expect(refused).rejects.toThrow(sentence)
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
