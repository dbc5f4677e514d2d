import { parseArgs } from 'node:util'
import { setProviderSwitch, switchedProviders } from '@/server/providers/switches'

const USAGE = 'npm run providers:switch -- <provider> on|off [--weight <number>]'
const MAX_WEIGHT = 1000

/** Lists all of them with no arguments. @returns whether it was understood */
export async function switchProvider(args: string[], print: (line: string) => void): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { weight: { type: 'string' } },
  })
  const [id, state] = positionals
  const before = (await switchedProviders()).find(({ provider }) => provider.id === id)
  const weight = Number(values.weight ?? before?.weight ?? 0)
  if (id !== undefined) {
    const isWeight = Number.isInteger(weight) && Math.abs(weight) <= MAX_WEIGHT
    if (!before || (state !== 'on' && state !== 'off') || !isWeight || positionals.length > 2) {
      print(before ? USAGE : `${id} is not among PROVIDERS. ${USAGE}`)
      return false
    }
    await setProviderSwitch(id, { isOn: state === 'on', weight })
  }
  for (const { provider, isOn, weight: placed } of await switchedProviders())
    print(`${provider.id} ${isOn ? 'on' : 'off'}, weight ${placed}`)
  return true
}
