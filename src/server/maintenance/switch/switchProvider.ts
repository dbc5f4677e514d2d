import { setProviderSwitch, switchedProviders } from '@/server/providers/switches'

export const USAGE = 'usage: npm run providers:switch [-- PROVIDER on|off [--weight NUMBER]]'
const MAX_WEIGHT = 1000

/** Lists all of them with no arguments. @returns whether it was understood */
export async function switchProvider(
  { positionals: [id, state], values }: { positionals: readonly string[]; values: { weight?: string } },
  print: (line: string) => void,
): Promise<boolean> {
  const before = (await switchedProviders()).find(({ provider }) => provider.id === id)
  const weight = Number(values.weight ?? before?.weight ?? 0)
  if (id !== undefined) {
    const isWeight = Number.isInteger(weight) && Math.abs(weight) <= MAX_WEIGHT
    if (!before || (state !== 'on' && state !== 'off') || !isWeight) {
      print(before ? USAGE : `${id} is not among PROVIDERS. ${USAGE}`)
      return false
    }
    await setProviderSwitch(id, { isOn: state === 'on', weight })
  }
  for (const { provider, isOn, weight: placed } of await switchedProviders())
    print(`${provider.id} ${isOn ? 'on' : 'off'}, weight ${placed}`)
  return true
}
