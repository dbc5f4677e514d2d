import { describe, expect, test } from 'vitest'
import { readEnvironment } from '@/config/environment/readEnvironment'
import { EEA, isAuthorised } from '@/domain/ramp/restrictedRegions'

const LIVE = {
  LIVE: '1',
  RAMPS: 'bity, guardarian',
  SITE_URL: 'https://exchange.example.com',
  CONTACT_EMAIL: 'help@example.com',
  LEGAL_NAME: 'Capstan OÜ',
  LEGAL_ADDRESS: 'Street 1, Tallinn',
  LEGAL_LAW: 'Estonia',
  GUARDARIAN_API_KEY: 'secret',
}

const namesIn = (source: Record<string, string>) => readEnvironment(source).faults.map(({ name }) => name)

describe('a site with ramps', () => {
  test('is live with or without providers', () => {
    expect(readEnvironment(LIVE)).toMatchObject({ faults: [], values: { ramps: ['bity', 'guardarian'] } })
    expect(namesIn({ ...LIVE, PROVIDERS: 'near' })).toEqual([])
  })

  test('has everything that is missing named at once', () => {
    expect(namesIn({ RAMPS: 'bity,guardarian,banxa,moonpay,nobody' }).toSorted()).toEqual(
      [
        ...['RAMPS', 'LIVE', 'SITE_URL', 'CONTACT_EMAIL', 'LEGAL_NAME', 'LEGAL_ADDRESS', 'LEGAL_LAW'],
        ...['GUARDARIAN_API_KEY', 'BANXA_URL', 'BANXA_API_KEY'],
        ...['MOONPAY_PUBLISHABLE_KEY', 'MOONPAY_SECRET_KEY'],
      ].toSorted(),
    )
    expect(namesIn({ ...LIVE, RAMPS: 'bity,bity' })).toEqual(['RAMPS'])
    expect(namesIn({ ...LIVE, LIVE: '' })).toEqual(['LIVE'])
  })

  test('has no other back end', () => {
    expect(namesIn({ ...LIVE, API_ORIGIN: 'https://api.example.com' })).toContain('RAMPS')
  })

  test('may be reached over http only while no ramp beyond this machine is called', () => {
    const local = { ...LIVE, SITE_URL: 'http://localhost:3000', BITY_URL: 'http://127.0.0.1:1/v2' }
    expect(namesIn(local)).toEqual(['SITE_URL'])
    expect(namesIn({ ...local, GUARDARIAN_URL: 'http://127.0.0.1:2/v1' })).toEqual([])
  })
})

describe('authorisations', () => {
  const read = (text: string) => readEnvironment({ RAMP_AUTHORISATIONS: text })

  test('name regions and countries by ramp', () => {
    const { values } = read('guardarian=EEA, guardarian=GB,bity=DE')
    expect(values?.rampAuthorisations).toEqual([
      ['guardarian', 'EEA'],
      ['guardarian', 'GB'],
      ['bity', 'DE'],
    ])
  })

  test.each(['bity=CH', 'bity=de', 'bity', 'bity=DE,bity=DE', 'nobody=EEA', 'bity=EU'])(
    '%s is refused',
    (text) => {
      expect(read(text).faults.map(({ name }) => name)).toEqual(['RAMP_AUTHORISATIONS'])
    },
  )

  test('the area of the EU, Iceland, Liechtenstein and Norway has thirty states', () => {
    expect(new Set(EEA).size).toBe(30)
  })

  test.each<[country: string, named: string[], isOpen: boolean]>([
    ['CH', [], true],
    ['US', [], true],
    ['DE', [], false],
    ['NO', [], false],
    ['GB', [], false],
    ['DE', ['EEA'], true],
    ['GB', ['EEA'], false],
    ['GB', ['GB'], true],
    ['DE', ['DE'], true],
    ['AT', ['DE', 'GB'], false],
  ])('in %s with %j: %s', (country, named, isOpen) => {
    expect(isAuthorised(country, named)).toBe(isOpen)
  })
})
