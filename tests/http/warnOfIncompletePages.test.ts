import { afterEach, expect, test, vi } from 'vitest'
import { legal, variableOf } from '@/config/legal'
import { warnOfIncompletePages } from '@/http/warnOfIncompletePages'
import { logWarning } from '@/runtime/log'

vi.mock('@/runtime/log', () => ({ logWarning: vi.fn() }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.mocked(logWarning).mockClear()
})

test('one line names every incomplete document with the variables it lacks', async () => {
  for (const fact of Object.keys(legal)) vi.stubEnv(variableOf(fact), '')
  await warnOfIncompletePages()
  expect(logWarning).toHaveBeenCalledOnce()
  const [line = ''] = vi.mocked(logWarning).mock.calls[0] ?? []
  expect(line).toContain('/restricted-countries (LEGAL_NAME, LEGAL_COUNTRIES, LEGAL_EMAIL)')
  expect(line).toContain('/imprint (LEGAL_NAME')
})

test('nothing is logged where nothing is missing', async () => {
  for (const fact of Object.keys(legal)) vi.stubEnv(variableOf(fact), 'legal@shop.example')
  for (const name of ['RECORDS_YEARS', 'MESSAGES_MONTHS', 'COMPLAINT_DAYS']) vi.stubEnv(`LEGAL_${name}`, '5')
  vi.stubEnv('LEGAL_COUNTRIES', 'KP')
  await warnOfIncompletePages()
  expect(logWarning).not.toHaveBeenCalled()
})
