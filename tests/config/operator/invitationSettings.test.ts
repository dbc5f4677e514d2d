import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capabilities, pagesHiddenIn } from '@/config/capabilities'
import { pagesOff } from '@/config/operator/operatorFacts'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { readSettings, setOperator } from '@/config/operator/startOperator'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-invitations-'))))
afterEach(() => {
  rmSync(folder, { recursive: true })
  setOperator(undefined)
  vi.unstubAllEnvs()
})

const BY_COUNTRY = { COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' }
function faults(invitations: string, variables: Record<string, string> = BY_COUNTRY) {
  writeFileSync(join(folder, 'operator.yaml'), `programmes: { invitations: { ${invitations} } }`)
  const read = readSettings({ ...variables, OPERATOR_FILE: join(folder, 'operator.yaml') })
  return read.faults.map(({ name, problem }) => `${name} ${problem}`).join('\n')
}

test.each(['countries: [DE, AT]', 'countries: []', 'sharePercent: 50, capBtc: 0.01, days: 30'])(
  '%s is right',
  (written) => expect(faults(written)).toBe(''),
)

test.each([
  ['countries: [DE, GB]', 'programmes.invitations.countries must not name GB: rewards for inviting friends'],
  ['countries: [Germany]', 'programmes.invitations.countries'],
  ['sharePercent: 51', 'programmes.invitations.sharePercent must be at most 50'],
  ['days: 0', 'programmes.invitations.days'],
])('%s ends the start', (written, problem) => expect(faults(written)).toContain(problem))

test('countries need the header that names that of a visitor', () => {
  expect(faults('countries: [DE]', {})).toContain('COUNTRY_HEADER must be set too')
  expect(faults('countries: []', {})).toBe('')
})

function start(programmes: object, variables: Record<string, string> = BY_COUNTRY) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  setOperator({ ...NO_OPERATOR, file: { programmes } })
}
const PAGE = '/customer-account/invitations'
const invitations = { countries: ['DE'] }

test.each([
  ['without countries', {}, BY_COUNTRY, false],
  ['with one', { invitations }, BY_COUNTRY, true],
  ['without the header', { invitations }, { COUNTRY_HEADER: '' }, false],
  ['without loyalty, whose pages withdraw', { invitations, off: ['loyalty'] }, BY_COUNTRY, false],
  ['live, where nothing is earned', { invitations }, { ...BY_COUNTRY, PROVIDERS: 'near' }, false],
])('%s', (_, programmes, variables, isOn) => {
  start(programmes, variables)
  expect(capabilities().invitations).toBe(isOn)
  expect(pagesOff().includes(PAGE)).toBe(!isOn)
})

test.each([
  ['DE', []],
  ['FR', [PAGE]],
  ['GB', [PAGE]],
  ['DE, FR', [PAGE]],
  [undefined, [PAGE]],
])('a visitor of %s', (country, hidden) => {
  start({ invitations })
  expect(pagesHiddenIn({ ...(country && { 'x-country': country }) })).toEqual(hidden)
})
