import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { capabilities } from '@/config/capabilities'
import { pagesOff } from '@/config/operator/operatorFacts'
import { readSettings, setOperator } from '@/config/operator/startOperator'

const folder = mkdtempSync(join(tmpdir(), 'halyard-accounts-'))
const OPERATOR_FILE = join(folder, 'operator.yaml')
writeFileSync(OPERATOR_FILE, 'pages: { off: [/customer-account] }\n')

const API_ORIGIN = 'https://api.example.com'

afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true }))

function start() {
  vi.stubEnv('API_ORIGIN', API_ORIGIN)
  setOperator(readSettings({ OPERATOR_FILE, API_ORIGIN }).operator)
}

test('accounts of our own back end cannot be switched off, and the fault says where they can', () => {
  const { faults } = readSettings({ OPERATOR_FILE })
  expect(faults).toContainEqual(
    expect.objectContaining({ problem: expect.stringContaining('only with API_ORIGIN') as string }),
  )
  expect(readSettings({ OPERATOR_FILE, API_ORIGIN }).faults).toEqual([])
})

test('without accounts nothing that needs one is there: no cashback, no commission by rule, no contest', () => {
  start()
  expect(capabilities()).toMatchObject({ accounts: false, cashback: false, commission: false })
  expect(pagesOff()).toEqual(
    expect.arrayContaining([
      '/customer-account',
      '/account-form',
      '/partners',
      '/loyalty',
      '/views/cashback-calculator',
      '/trading-contest',
    ]),
  )
})

test('with a back end that has accounts they stay', () => {
  vi.stubEnv('API_ORIGIN', API_ORIGIN)
  expect(capabilities()).toMatchObject({ accounts: true, cashback: true })
  expect(pagesOff()).not.toContain('/account-form')
})
