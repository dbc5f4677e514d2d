import { expect, test } from 'vitest'
import { minutesRange } from '@/domain/time/minutesRange'

test.each([
  [[10, 30], 'en-US', '10–30 minutes'],
  [[5, 5], 'en-US', '5 minutes'],
  [[60, 2820], 'en-US', '1–47 hours'],
  [[60, 2880], 'en-US', '1–2 days'],
  [[1440, 4320], 'de-DE', '1–3 Tage'],
] as const)('%j minutes in %s are %s', ([least, most], intl, text) => {
  expect(minutesRange([least, most], intl).replaceAll(/\s/g, ' ')).toBe(text)
})
