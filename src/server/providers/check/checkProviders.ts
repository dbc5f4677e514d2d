import { checkProvider } from '@/server/providers/check/checkProvider'
import type { Provider } from '@/server/providers/provider'

/** Checks all of them at once. @returns whether nothing failed */
export async function checkProviders(
  providers: readonly Provider[],
  userIp: string | null,
  print: (line: string) => void,
): Promise<boolean> {
  const reports = await Promise.all(providers.map((provider) => checkProvider(provider, userIp)))
  for (const { id, lines, failures } of reports) {
    print(`${id}: ${failures.length === 0 ? 'right' : 'NOT RIGHT'}`)
    for (const line of lines) print(`  ${line}`)
    for (const failure of failures) print(`  failed: ${failure}`)
  }
  if (providers.length === 0) print('No provider is configured: set PROVIDERS.')
  return providers.length > 0 && reports.every(({ failures }) => failures.length === 0)
}
