import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { RAMP_METHODS } from '@/domain/ramp/ramp'
import { translatorOf } from '@/i18n/readTexts'

/** The form, the pages of coins and the page of an order load other groups of texts. */
const PLACES = [
  ['ramps', 'method'],
  ['ramp-pages', 'method'],
  ['exchange-status', 'ramp.methods'],
] as const

test.each([...LOCALES])('a way to pay has one name wherever %s shows it', (locale) => {
  for (const method of RAMP_METHODS) {
    const names = PLACES.map(([group, key]) => translatorOf(locale, [group])(`${key}.${method}`))
    expect(new Set(names).size, names.join(', ')).toBe(1)
    expect(names[0]).not.toContain(method === 'other' ? '.' : `${method}.`)
  }
})
