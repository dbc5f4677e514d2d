import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { RAMP_RETURNS } from '@/domain/ramp/returnPath'
import { returnFromRamp } from '@/http/returnFromRamp'

function ended(place: string, method = 'GET') {
  const headers = new Map<string, unknown>()
  const response = {
    statusCode: 0,
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    end: () => undefined,
  }
  returnFromRamp({ method } as IncomingMessage, response as unknown as ServerResponse, place)
  return { status: response.statusCode, location: headers.get('location') }
}

test.each(LOCALES)('a return in %s leads to the page of the order, whatever the ramp appends', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  for (const end of ['', '/buy', '/sell', '/'])
    expect(ended(`${RAMP_RETURNS}${locale}/abcdefgh12${end}`)).toEqual({
      status: 303,
      location: expect.stringMatching(new RegExp(`^${prefix}/exchange.*abcdefgh12$`)) as unknown,
    })
})

test.each([
  ['xx/abcdefgh12', 'GET'],
  ['en/', 'GET'],
  ['en/..%2f..%2fevil', 'GET'],
  ['en/evil.example.com', 'GET'],
  ['//evil.example.com', 'GET'],
  ['constructor/abcdefgh12', 'GET'],
  ['en/abcdefgh12', 'POST'],
])('%s by %s leads nowhere', (place, method) => {
  expect(ended(`${RAMP_RETURNS}${place}`, method)).toEqual({ status: 404, location: undefined })
})
