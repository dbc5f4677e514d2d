import { recorded } from '@/server/desk/audited'
import { UsageError } from '@/server/maintenance/UsageError'
import { setProviderSwitch, switchedProviders } from '@/server/providers/switches'

export const USAGE = 'usage: npm run providers:switch [-- PROVIDER on|off [--weight NUMBER] [--reason TEXT]]'
const MAX_WEIGHT = 1000
/** As the desk does it; the audit log has `program` as the one who did. */
const STAFF = 'program'

type Given = { positionals: readonly string[]; values: { weight?: string; reason?: string } }

/** Lists all of them with no arguments. @throws UsageError; nothing is changed then */
export async function switchProvider(
  { positionals: [id, state], values }: Given,
  print: (line: string) => void,
): Promise<void> {
  const before = await switchedProviders()
  if (id !== undefined) {
    const known = before.find(({ provider }) => provider.id === id)
    if (!known)
      throw new UsageError(
        `${id} is not among PROVIDERS: ${before.map(({ provider }) => provider.id).join(', ') || 'none is set'}.`,
      )
    if (state !== 'on' && state !== 'off')
      throw new UsageError(`${id} is switched on or off, not ${state ?? 'without a word'}.`)
    const body = { isOn: state === 'on', weight: weightOf(values.weight, known.weight) }
    const detail = JSON.stringify({ ...body, reason: values.reason ?? '' })
    await recorded({ staff: STAFF, action: 'provider switched', subject: id, detail }, () =>
      setProviderSwitch(id, body),
    )
  } else if (Object.keys(values).length > 0) throw new UsageError('--weight and --reason are of a provider.')
  for (const { provider, isOn, weight: placed } of await switchedProviders())
    print(`${provider.id} ${isOn ? 'on' : 'off'}, weight ${placed}`)
}

function weightOf(written: string | undefined, before: number): number {
  if (written === undefined) return before
  const weight = /^-?\d{1,4}$/.test(written) ? Number(written) : Number.NaN
  if (!(Math.abs(weight) <= MAX_WEIGHT))
    throw new UsageError(
      `--weight must be a whole number from -${MAX_WEIGHT} to ${MAX_WEIGHT}, not ${written || 'empty'}.`,
    )
  return weight
}
