import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { SANDBOX_FAILING_ADDRESS } from '@/server/sandbox/payoutSteps'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import { aCustomer, deposited, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { read } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { BTC, owedInAll, earn, entriesOf, loyaltyOf, payOut, payoutsOf } from './aLedger'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

type Step =
  | { what: 'exchange'; who: 0 | 1; amount: string }
  | { what: 'wait'; seconds: number }
  | { what: 'look'; who: 0 | 1 }
  | { what: 'pay'; who: 0 | 1; units: number; fails: boolean }
  | { what: 'repeat'; who: 0 | 1 }

const who = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('exchange' as const), who, amount: fc.constantFrom('0.7', '1.3', '2.51') }),
  fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(1, 4, 30) }),
  fc.record({ what: fc.constant('look' as const), who }),
  // Units of 0.0001 BTC: below the minimum, within the balance and beyond it.
  fc.record({
    what: fc.constant('pay' as const),
    who,
    units: fc.integer({ min: 1, max: 60 }),
    fails: fc.boolean(),
  }),
  fc.record({ what: fc.constant('repeat' as const), who }),
)

type Party = {
  somebody: TestCustomer
  exchanges: string[]
  calls: [{ amountBtc: string; address: string }, string][]
}
/** Rich enough that most requests can be paid, and poor enough that not all of them can. */
const party = async (): Promise<Party> => {
  const somebody = await aCustomer()
  await earn(somebody, '0.008')
  return { somebody, exchanges: [], calls: [] }
}

async function pass(seconds: number) {
  advanceSeconds(seconds)
  await Promise.all([moveDueExchanges(), moveDuePayouts(), moveDuePayouts()])
}

async function take(chosen: Step, parties: [Party, Party]) {
  if (chosen.what === 'wait') return pass(chosen.seconds)
  const { somebody, exchanges, calls } = parties[chosen.who]
  switch (chosen.what) {
    case 'exchange':
      return exchanges.push((await deposited(somebody, { amount: chosen.amount })).publicId)
    case 'look':
      return Promise.all([...exchanges, ...exchanges].map((publicId) => read(publicId)))
    case 'pay':
      calls.push([
        {
          amountBtc: new Big(chosen.units).times('0.0001').toFixed(),
          address: chosen.fails ? SANDBOX_FAILING_ADDRESS : BTC,
        },
        randomUUID(),
      ])
      return payOut(somebody, ...(calls.at(-1) ?? raise()))
    case 'repeat':
      return Promise.all([...calls, ...calls].map((call) => payOut(somebody, ...call)))
  }
}

const raise = (): never => {
  throw new Error('there is none')
}
const sum = (amounts: string[]) => amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

/** Everything that must be true of a ledger at any moment. */
async function judge({ somebody }: Party) {
  const entries = await entriesOf(somebody)
  const { balanceBtc, earnedBtc } = await loyaltyOf(somebody)
  const { result: payouts } = await payoutsOf(somebody, '?limit=100')
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind)

  expect(balanceBtc).toBe(sum(entries.map(({ amountBtc }) => amountBtc)))
  expect(earnedBtc).toBe(sum(of('cashback').map(({ amountBtc }) => amountBtc)))
  // At no moment of the past either: the balance after each entry.
  let balance = new Big(0)
  for (const { amountBtc } of entries) {
    balance = balance.plus(amountBtc)
    expect(balance.gte(0)).toBe(true)
  }
  // What is under way or sent is what has left.
  const gone = payouts.filter(({ state }) => state !== 'failed').map(({ amountBtc }) => amountBtc)
  expect(new Big(earnedBtc).minus(balanceBtc).toFixed()).toBe(sum(gone))
  expect(
    of('payout')
      .map(({ payoutId }) => payoutId)
      .sort(),
  ).toEqual(payouts.map(({ id }) => id).sort())
  const failed = payouts.filter(({ state }) => state === 'failed').map(({ id }) => id)
  expect(
    of('payout_return')
      .map(({ payoutId }) => payoutId)
      .sort(),
  ).toEqual(failed.sort())
  return balanceBtc
}

test('whatever is finished, paid out, failed and repeated in whatever order, the balance is the sum of the entries and never below zero', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
    // What an earlier run left under way comes to its end.
    await pass(3600)
    const before = await owedInAll()
    const parties: [Party, Party] = [await party(), await party()]
    for (const chosen of steps) {
      await take(chosen, parties)
      await judge(parties[0])
    }
    const balances = [await judge(parties[0]), await judge(parties[1])]
    expect(new Big(await owedInAll()).minus(before).toFixed()).toBe(sum(balances))
  })
  await fc.assert(run, { numRuns: 15 })
}, 120_000)
