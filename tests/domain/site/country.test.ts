import { describe, expect, test } from 'vitest'
import { countryOf } from '@/domain/site/country'

/** The zones of a country as Intl knows them; newer engines have a method, older ones a property. */
function zonesOf(country: string): string[] {
  const place = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[]
  }
  return place.getTimeZones?.() ?? place.timeZones ?? []
}

describe('the United States', () => {
  test.each(['US', 'PR', 'VI', 'GU', 'MP', 'AS', 'UM'])('own every zone of %s', (country) => {
    const zones = zonesOf(country)
    expect(zones).not.toEqual([])
    expect(zones.filter((zone) => countryOf(zone) !== 'US')).toEqual([])
  })

  test.each([
    ...['US/Eastern', 'US/Central', 'US/Indiana-Starke', 'US/Samoa', 'US/Aleutian', 'Navajo'],
    ...['America/Indiana/Indianapolis', 'America/Indianapolis', 'America/Fort_Wayne', 'America/Knox_IN'],
    ...['America/Kentucky/Louisville', 'America/Louisville', 'America/North_Dakota/New_Salem'],
    ...['America/Atka', 'America/Shiprock', 'Pacific/Johnston', 'EST5EDT', 'PST8PDT', 'HST'],
  ])('are recognised by the name %s', (zone) => {
    expect(countryOf(zone)).toBe('US')
  })
})

test('no zone of another country is taken for the United States', () => {
  const american = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS', 'UM'].flatMap(zonesOf))
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !american.has(zone))
  expect(others.length).toBeGreaterThan(350)
  expect(others.filter((zone) => countryOf(zone) === 'US')).toEqual([])
})

test.each(['UTC', 'America/Toronto', 'America/Mexico_City', 'America/Indiana', 'USSR', 'EST', ''])(
  '%j is not one of its zones',
  (zone) => {
    expect(countryOf(zone)).toBeNull()
  },
)
