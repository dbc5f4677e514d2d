import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import { readSettings } from '@/config/operator/startOperator'
import { programmesWith } from '@/config/programmes'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-commission-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const LIVE = {
  LIVE: '1',
  SITE_URL: 'https://example.org',
  CONTACT_EMAIL: 'help@example.org',
  LEGAL_NAME: 'A',
  LEGAL_ADDRESS: 'B',
  LEGAL_LAW: 'C',
}
const KEYS = { SIDESHIFT_SECRET: 'one-key', SIDESHIFT_AFFILIATE_ID: 'account', CHANGENOW_API_KEY: 'a-key' }

function settings(fees: string, providers = 'near,sideshift,changenow', more: Record<string, string> = {}) {
  writeFileSync(join(folder, 'operator.yaml'), `programmes: { fees: { ${fees} } }`)
  const source = { ...LIVE, ...KEYS, PROVIDERS: providers, ...more }
  return readSettings({ ...source, OPERATOR_FILE: join(folder, 'operator.yaml') })
}
const faults = (...given: Parameters<typeof settings>) =>
  settings(...given)
    .faults.map(({ name, problem }) => `${name} ${problem}`)
    .join('\n')

const ACCOUNT = { NEAR_FEE_ACCOUNT: 'fees.example.near', NEAR_REFERRAL: 'example' }

test.each([
  ['a percentage of the whole site', 'commissionPercent: 0.5'],
  ['one by provider', 'commissionPercent: { near: 0.5, sideshift: "2" }'],
  ['one by provider and for the others', 'commissionPercent: { default: 1, near: 5 }'],
  ['nothing', 'commissionPercent: 0'],
  ['what an account earns', 'statedCommissionPercent: { changenow: 0.4, exolix: 0 }'],
])('%s is right', (_, fees) => {
  expect(faults(fees, undefined, ACCOUNT)).toBe('')
})

test.each([
  ['commissionPercent: { near: 5.01 }', 'commissionPercent.near must be at most 5: near takes no more'],
  ['commissionPercent: { sideshift: 2.5 }', 'commissionPercent.sideshift must be at most 2'],
  ['commissionPercent: 3', 'commissionPercent must be at most 2: sideshift takes no more'],
  ['commissionPercent: 0.555', 'must be a percentage with at most two decimal places'],
  ['commissionPercent: -1', 'must be a percentage with at most two decimal places'],
  ['commissionPercent: true', 'must be a percentage'],
  ['commissionPercent: { nera: 1 }', 'commissionPercent.nera must not be there: did you mean near?'],
  ['commissionPercent: { changenow: 1 }', 'What your account earns is statedCommissionPercent.changenow'],
  ['statedCommissionPercent: { sideshift: 1 }', 'an order at sideshift names it'],
])('%s is refused with what is meant', (fees, problem) => {
  expect(faults(fees, undefined, ACCOUNT)).toContain(problem)
})

test.each([
  ['{ floating: "0,4", fixed: 1 }', 'floating must be a decimal number from zero on, such as "0.5"'],
  ['{ floating: 0.4 }', 'fixed must be a decimal number from zero on, such as "0.5"'],
  ['{ floating: 0.4, fixed: 100 }', 'fixed must be below 100'],
])('a margin of %s is refused in one line, with what is meant', (spread, problem) => {
  const [line = '', ...others] = faults(`spreadPercent: ${spread}`, '', { LIVE: '0' }).split('\n')
  expect(line).toContain(`spreadPercent.${problem}`)
  expect(others.filter((other) => other.includes('spreadPercent'))).toEqual([])
})

test('a percentage above what a provider takes counts only where the provider is on', () => {
  expect(faults('commissionPercent: 3', 'near', ACCOUNT)).toBe('')
  expect(faults('commissionPercent: 6', 'near', ACCOUNT)).toContain('must be at most 5: near')
  expect(faults('commissionPercent: { default: 3, sideshift: 1 }', undefined, ACCOUNT)).toBe('')
})

test('a commission of NEAR Intents needs an account that it is paid to, wherever the figure comes from', () => {
  for (const fees of ['commissionPercent: 0.5', 'commissionPercent: { near: 0.5 }'])
    expect(faults(fees)).toContain(
      'NEAR_FEE_ACCOUNT must be set too: near pays the commission of 0.5 % in programmes.fees.commissionPercent to this account',
    )
  expect(faults('commissionPercent: { near: 0, default: 1 }')).toBe('')
  expect(faults('commissionPercent: 0.5', 'sideshift')).toBe('')
})

test('an account without a commission, and a commission that cannot be looked up, are warned of', () => {
  const warnings = (...given: Parameters<typeof settings>) => settings(...given).warnings.join('\n')
  expect(warnings('commissionPercent: 0', undefined, ACCOUNT)).toContain('NEAR_FEE_ACCOUNT has no effect')
  const unnamed = { NEAR_FEE_ACCOUNT: ACCOUNT.NEAR_FEE_ACCOUNT }
  expect(warnings('commissionPercent: 1', undefined, unnamed)).toContain('NEAR_REFERRAL is not set')
  expect(warnings('commissionPercent: 1', undefined, ACCOUNT)).not.toMatch(/NEAR_FEE|NEAR_REFERRAL/)
})

test.each(['Fees.near', 'a', 'a..near', 'fees near', '-fees.near'])(
  'the account %s is none of NEAR’s',
  (account) => {
    expect(faults('commissionPercent: 0', 'near', { NEAR_FEE_ACCOUNT: account })).toContain(
      'NEAR_FEE_ACCOUNT',
    )
  },
)

test('a figure for the whole site is meant for every provider, SideShift too', () => {
  const percents = (given?: Record<string, string>) =>
    programmesWith({ fees: given && { commissionPercent: given } }).fees.commissionPercent
  expect(percents()).toEqual({ default: '0', sideshift: '0.5' })
  expect(percents({ default: '1' })).toEqual({ default: '1' })
  expect(percents({ near: '1' })).toEqual({ default: '0', near: '1', sideshift: '0.5' })
})

test('what an order cannot name is stated, and what it can is not', () => {
  for (const { kind, maxBasisPoints } of Object.values(COMMISSION_TERMS))
    expect(maxBasisPoints === 0).toBe(kind === 'stated')
})
