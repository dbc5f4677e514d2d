import { expect, test } from 'vitest'
import { countdownText } from '@/domain/exchange/countdown'
import { LANGUAGES } from '@/i18n/languages'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [14 * MINUTE + 32 * SECOND, '14:32'],
  [59_999, '00:59'],
  [0, '00:00'],
  [-5 * MINUTE, '00:00'],
  [3 * HOUR + 7 * MINUTE + 5 * SECOND, '3:07:05'],
  [DAY + 23 * HOUR, '47:00:00'],
  [2 * DAY, '2 days'],
  [7 * DAY - SECOND, '6 days 23 hours'],
  [7 * DAY, '7 days'],
  [Date.parse('soon'), ''],
])('%d ms left are %s', (left, text) => {
  expect(countdownText(left, 'en-US')).toBe(text)
})

test('days and hours are counted in the language of the page', () => {
  expect(countdownText(3 * DAY, LANGUAGES.de.intl)).toBe('3 Tage')
  expect(countdownText(3 * DAY + HOUR, LANGUAGES.ru.intl)).toBe('3 дня 1 час')
})
