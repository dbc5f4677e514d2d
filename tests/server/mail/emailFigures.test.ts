import { afterEach, describe, expect, test, vi } from 'vitest'
import { contrast } from '@/domain/site/contrast.js'
import type { StoredExchange } from '@/server/database/schema'
import { writeEmail } from '@/server/mail/email'
import type { Email } from '@/server/mail/emailKinds'
import { anExchange, MADE_AT, MINUTE } from '../exchanges/anExchange'

afterEach(() => vi.unstubAllEnvs())

const outcome = (changes: Partial<StoredExchange>): Email => ({
  kind: 'outcome',
  exchange: anExchange({ expectedAmountFrom: '0.003', expectedAmountTo: '0.0571', ...changes }),
})
const FINISHED = {
  status: 'finished',
  amountFrom: '0.003',
  amountTo: '0.05714',
  txFrom: 'tx',
  updatedAt: MADE_AT + 11 * MINUTE,
} as const
const CODE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Of each knot: whether it is reached. */
const knotsIn = (html: string) =>
  [...html.matchAll(/<td class="(knot-way|knot-stop|ahead)" width/g)].map(([, name]) => name)
const flagIn = (html: string) => /<div class="((?:east|west)-(?:way|stop))"/.exec(html)?.[1]
const UNPAID = { amountFrom: '0.003', txFrom: 'tx' }

describe('the email about an exchange', () => {
  test('says what arrived, against the quote, in which time and for which deposit', () => {
    const { text, html } = writeEmail(outcome(FINISHED), 'en')
    expect(text).toContain('Completed · 11 minutes\n\n')
    expect(text).toContain('Payout:\n0.05714\u00a0ETH\nEthereum\n0.00004\u00a0ETH more than quoted\n')
    expect(text).toContain('Deposit:\n0.003\u00a0BTC\nBitcoin\n')
    expect(html).toMatch(/font-weight:bold">0\.05714\u00a0ETH<\/div>/)
    expect(writeEmail(outcome(FINISHED), 'de').text).toContain('Auszahlung:\n0,05714\u00a0ETH\n')
  })

  test.each([
    ['verifying', UNPAID, 'Amount received:\n0.003\u00a0BTC\nBitcoin\n'],
    ['failed', UNPAID, 'Amount received:\n0.003\u00a0BTC\nBitcoin\n'],
    ['refunded', UNPAID, 'Refund amount:\n0.003\u00a0BTC\n'],
    [
      'refunded',
      { ...UNPAID, isSandbox: false },
      'Refund amount:\n0.003\u00a0BTC, minus any network or bank fee\n',
    ],
    ['expired', {}, 'Quoted:\n0.003\u00a0BTC → ≈\u00a00.0571\u00a0ETH\n'],
  ] as const)('names no payout where it is %s', (status, changes, words) => {
    const { text } = writeEmail(outcome({ status, ...changes }), 'en')
    expect(text).toContain(words)
    expect(text).not.toMatch(/Payout|You get/)
  })

  test('accepted after a review names what to send and on which network', () => {
    const { text } = writeEmail({ kind: 'holdReleased', exchange: anExchange(), isAccount: true }, 'en')
    expect(text).toContain('You send:\n0.1\u00a0BTC\nBitcoin\n\nYou get:\n≈\u00a02\u00a0ETH\nEthereum\n')
  })

  test('names nothing to send before its owner has accepted the new amount', () => {
    const exchange = anExchange({ status: 'creating', creation: 'undecided', issue: 'amount_changed' })
    const { text } = writeEmail({ kind: 'holdReleased', exchange, isAccount: true }, 'en')
    expect(text).not.toContain('You send')
  })

  test('says that a sandbox moves no money, and says so nowhere else', () => {
    const sandbox = 'Sandbox: test without real money.'
    expect(writeEmail(outcome(FINISHED), 'en').text).toContain(sandbox)
    expect(writeEmail(outcome({ ...FINISHED, isSandbox: false }), 'en').text).not.toContain(sandbox)
  })

  test('writes a ticker of the provider as text', () => {
    const { html } = writeEmail(outcome({ ...FINISHED, tickerTo: '<img src=x>' }), 'en')
    expect(html).not.toContain('<IMG')
    expect(html).toContain('&lt;IMG SRC=X&gt;')
  })
})

describe('the line of an email', () => {
  const WAY = 'knot-way'
  test.each([
    ['a finished exchange', outcome(FINISHED), [WAY, WAY, WAY, WAY, WAY], 'west-way'],
    [
      'one on hold',
      outcome({ status: 'verifying', ...UNPAID }),
      [WAY, WAY, 'knot-stop', 'ahead', 'ahead'],
      'east-stop',
    ],
    ['one that expired', outcome({ status: 'expired' }), [WAY, 'knot-stop'], 'west-stop'],
    ['a refund', outcome({ status: 'refunded', ...UNPAID }), [WAY, WAY, WAY], 'west-way'],
    [
      'an approved withdrawal',
      { kind: 'payoutApproved', amountBtc: '0.004', address: CODE },
      [WAY, WAY, 'ahead', 'ahead'],
      'east-way',
    ],
    [
      'a declined withdrawal',
      { kind: 'payoutRefused', amountBtc: '0.004', message: 'No.' },
      [WAY, 'knot-stop'],
      'west-stop',
    ],
    ['an address to confirm', { kind: 'confirm', token: 'A'.repeat(43) }, [WAY, WAY, 'ahead'], 'east-way'],
    ['a changed password', { kind: 'passwordChanged' }, [WAY, WAY, WAY], 'west-way'],
  ] as const)('of %s has its pennant where it is', (_, email, knots, flag) => {
    const { html } = writeEmail(email, 'en')
    expect(knotsIn(html)).toEqual(knots)
    expect(flagIn(html)).toBe(flag)
    // Outlook for Windows has a rectangle in its place.
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(1)
  })

  test('can be seen on the header where the operator’s accent cannot', () => {
    vi.stubEnv('BRAND_ACCENT', '#102a83')
    const { html } = writeEmail({ kind: 'known' }, 'en')
    const header = /class="header line pad" bgcolor="(#\w+)"/.exec(html)?.[1] ?? ''
    const colors = [...html.matchAll(/class="knot-way"[^>]*bgcolor="(#\w+)"/g)].map(
      ([, color]) => color ?? '',
    )
    expect(colors).toHaveLength(3)
    for (const color of colors) expect(contrast(color, header)).toBeGreaterThanOrEqual(3)
  })
})

test('a withdrawal names its amount, and its address or transaction on a line of its own', () => {
  const { text, html } = writeEmail({ kind: 'payoutApproved', amountBtc: '0.004', address: CODE }, 'en')
  expect(text).toContain(`Approved\n\nAmount:\n0.004\u00a0BTC\n\nRecipient address:\n${CODE}\n`)
  expect(html.split(CODE)).toHaveLength(2)
  const tx = 'b2f1'.repeat(16)
  expect(writeEmail({ kind: 'payoutSent', amountBtc: '0.004', tx }, 'en').text).toContain(
    `Transaction:\n${tx}\n`,
  )
})

test('the reason of a declined withdrawal follows the sentence that announces it', () => {
  const refused: Email = { kind: 'payoutRefused', amountBtc: '0.004', message: 'Not <this> address.' }
  const { text, html } = writeEmail(refused, 'en')
  expect(text).toContain('Reason:\n\nNot <this> address.\n\n')
  expect(html).toMatch(
    /Reason:<\/p>\n<table[^>]*><tr><td class="quote[^>]*><p[^>]*>Not &lt;this&gt; address\./,
  )
})
