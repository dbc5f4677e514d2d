import { tierOf } from '@/contract/tier'
import { type Check, isConforming } from '@/server/conformance/checkBackEnd'

const TIERS = ['core', 'account', 'optional'] as const
const MARKS = { supported: 'ok     ', wrong: 'WRONG  ', missing: 'missing' }

export function describeChecks(checks: readonly Check[]): string[] {
  const lines = TIERS.flatMap((tier) => [
    `${tier}:`,
    ...checks
      .filter(({ endpoint }) => tierOf(endpoint) === tier)
      .map(
        ({ verdict, endpoint: { method, path }, detail }) =>
          `  ${MARKS[verdict]} ${method} ${path}: ${detail}`,
      ),
  ])
  const count = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const verdict = isConforming(checks) ? 'a site can be opened on it' : 'a site CANNOT be opened on it'
  return [
    ...lines,
    `${count('supported')} supported, ${count('wrong')} wrong, ${count('missing')} missing: ${verdict}`,
  ]
}
