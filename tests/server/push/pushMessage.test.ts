import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES } from '@/config/locales'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { pushMessage } from '@/server/push/pushMessage'
import { anExchange } from '../exchanges/anExchange'

afterEach(() => vi.unstubAllEnvs())

/** The initial status is not announced. */
const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES].filter((status) => status !== 'waiting')

test.each(LOCALES)('every status has a text in %s, with both tickers and the id', (language) => {
  const messages = STATUSES.map((status) => pushMessage(anExchange({ status }), language))
  expect(new Set(messages.map(({ title }) => title)).size).toBe(STATUSES.length)
  for (const { title, body } of messages) {
    expect(title).not.toMatch(/[{}]|^title\./)
    expect(body).not.toMatch(/[{}]|push\./)
    for (const part of ['BTC', 'ETH', 'testexchange0000']) expect(body).toContain(part)
  }
})

test('no two languages say the same', () => {
  const bodies = LOCALES.map((language) => pushMessage(anExchange({ status: 'finished' }), language).title)
  expect(new Set(bodies).size).toBe(LOCALES.length)
})

test('the link leads to the page of the exchange in that language', () => {
  vi.stubEnv('SITE_URL', 'https://halyard.example/')
  expect(pushMessage(anExchange(), 'en').link).toBe('https://halyard.example/exchange?id=testexchange0000')
  expect(pushMessage(anExchange(), 'cn').link).toBe('https://halyard.example/cn/exchange?id=testexchange0000')
})
