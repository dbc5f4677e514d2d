import { afterEach, describe, expect, test } from 'vitest'
import { client } from '@/api/client'
import { createSession, refreshSession } from '@/api/visitor'
import type { SessionRequest } from '@/contract/sessions'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const END = '2026-11-21T12:30:00.000Z'
const ids = { fingerprintId: 'f', mixpanelDeviceId: 'm' }
const session: SessionRequest = {
  kind: 'web',
  ...ids,
  googleDeviceId: '',
  firstPage: '/',
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
}

test('a session is made by POST /api/v3/sessions', async () => {
  const calls = respondingWith(201, { result: { expiresAt: END } })
  expect(await createSession(session, { 'device-id': 'm', os: 'Linux' })).toBe(END)
  expect(calls[0]).toMatchObject({ method: 'post', url: '/api/v3/sessions', body: session })
  expect([calls[0]?.headers.get('device-id'), calls[0]?.headers.get('os')]).toEqual(['m', 'Linux'])
})

test('it is refreshed by POST /api/v3/sessions/refresh with the header device-id', async () => {
  const calls = respondingWith(200, { result: { expiresAt: END } })
  expect(await refreshSession(ids, 'm')).toBe(END)
  expect(calls[0]).toMatchObject({ method: 'post', url: '/api/v3/sessions/refresh', body: ids })
  expect(calls[0]?.headers.get('device-id')).toBe('m')
})

describe('the response expiresAt', () => {
  test.each([
    ['ISO 8601', END],
    ['ISO 8601 of another zone', '2026-11-21T13:30:00+01:00'],
    ['milliseconds', Date.parse(END)],
  ])('may be %s', async (_, expiresAt) => {
    respondingWith(200, { expiresAt })
    expect(await refreshSession(ids, 'm')).toBe(END)
  })

  test.each([null, 'soon', '', undefined, {}, Infinity])('may not be %j', async (expiresAt) => {
    respondingWith(200, { result: { expiresAt } })
    await expect(refreshSession(ids, 'm')).rejects.toMatchObject({ failure: { kind: 'broken' } })
  })
})
