import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { writeEmail } from '@/server/mail/email'
import { pushMessage } from '@/server/push/pushMessage'
import { registerRamps } from '@/server/ramps/registry'
import { aRampExchange } from '../exchanges/aRampExchange'
import { aRamp } from '../ramps/aRamp'

beforeEach(() => registerRamps([aRamp('acme')]))
afterEach(() => registerRamps(null))

const NOTHING_PAID = { paid: false, opened: null } as const

describe.each(LOCALES)('%s', (language) => {
  test.each(['holdReleased', 'holdDenied', 'holdFailed'] as const)(
    'the email %s of an order at a ramp is complete and names no deposit address',
    (kind) => {
      const exchange = aRampExchange({ ramp: NOTHING_PAID })
      const { subject, text, html } = writeEmail({ kind, exchange, isAccount: true }, language)
      const usual = writeEmail({ kind, exchange: { ...exchange, ramp: null }, isAccount: true }, language)
      for (const words of [subject, text, html.replace(/<style>[^]*<\/style>/, '')])
        expect(words).not.toMatch(/[{}]|undefined|(^|[\s>])mail:\w/)
      expect(text).not.toBe(usual.text)
      expect(text).toContain('/exchange?id=testexchange0000')
      expect(text + html).not.toContain('ramp.example')
    },
  )

  test.each([...PROGRESS_STATUSES, ...SIDE_STATUSES])('a message about a %s order has words', (status) => {
    for (const checkoutExpired of [false, true]) {
      const exchange = aRampExchange({ status, ramp: { ...NOTHING_PAID, checkoutExpired } })
      const { title, link } = pushMessage(exchange, language)
      expect(title).not.toMatch(/[{}]|title\.|push\./)
      expect(link).toContain('/exchange?id=testexchange0000')
      expect(writeEmail({ kind: 'outcome', exchange }, language).subject).not.toMatch(/[{}]|title\./)
    }
  })
})

test('an email about the outcome says what became of the payment, in the words of a payment', () => {
  const subject = (changes: Parameters<typeof aRampExchange>[0]) =>
    writeEmail({ kind: 'outcome', exchange: aRampExchange(changes) }, 'en').subject
  expect(subject({ status: 'refunded', ramp: { paid: true } })).toContain('Payment refunded')
  expect(subject({ status: 'verifying', ramp: NOTHING_PAID })).toContain('Check at Acme Ramp')
  expect(subject({ status: 'verifying', ramp: { paid: true } })).toContain('Exchange on hold')
  const { text } = writeEmail(
    {
      kind: 'holdDenied',
      exchange: aRampExchange({ status: 'failed', ramp: NOTHING_PAID }),
      isAccount: true,
    },
    'en',
  )
  expect(text).toContain('so don’t pay anything')
  expect(text).not.toContain('deposit address')
})
