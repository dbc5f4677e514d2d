import { afterEach, expect, test, vi } from 'vitest'
import { capabilities } from '@/config/capabilities'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { pagesOff } from '@/config/operator/operatorFacts'
import type { OperatorFile } from '@/config/operator/schema'
import { setOperator } from '@/config/operator/startOperator'

type Programmes = OperatorFile['programmes']

const EARNING = { PROVIDERS: 'near,changenow', PRICES: 'live', SMTP_URL: 'smtp://mail.example.com' }
const NEAR_EARNS: Programmes = { fees: { commissionPercent: { near: '0.4' } } }
const EACH_EARNS: Programmes = {
  fees: { commissionPercent: { near: '0.4' }, statedCommissionPercent: { changenow: '0.4' } },
}

afterEach(() => {
  vi.unstubAllEnvs()
  setOperator(undefined)
})

function start(variables: Record<string, string>, programmes?: Programmes) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  setOperator({ ...NO_OPERATOR, file: programmes ? { programmes } : {} })
}

test.each<
  [string, Record<string, string>, Programmes | undefined, { commission: boolean; cashback: boolean }]
>([
  ['the sandbox', {}, undefined, { commission: true, cashback: true }],
  ['a site whose providers all earn', EARNING, EACH_EARNS, { commission: true, cashback: true }],
  ['a site of which one provider earns', EARNING, NEAR_EARNS, { commission: true, cashback: false }],
  ['a site that earns nothing', EARNING, undefined, { commission: false, cashback: false }],
  ['a site without prices', { ...EARNING, PRICES: '' }, EACH_EARNS, { commission: false, cashback: false }],
  ['a site without mail', { ...EARNING, SMTP_URL: '' }, EACH_EARNS, { commission: false, cashback: false }],
  [
    'a site without its programmes',
    EARNING,
    { ...EACH_EARNS, off: ['affiliate', 'loyalty'] },
    { commission: false, cashback: false },
  ],
])('what partners and customers are paid by %s', (_, variables, programmes, paid) => {
  start(variables, programmes)
  expect(capabilities()).toMatchObject(paid)
  expect(pagesOff().includes('/partners')).toBe(!paid.commission)
})
