import { afterEach, describe, expect, test } from 'vitest'
import { client } from '@/api/client'
import { checkIn, fetchProfile, fetchSegment } from '@/api/customers'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))
const broken = { failure: { kind: 'broken' } }

describe('GET /api/v3/customers/profile', () => {
  test.each([
    ['in its envelope', { result: { data: { email: 'a@b.example' }, error: null } }],
    ['bare', { data: { email: 'a@b.example' } }],
  ])('reads data.email, %s', async (_, body) => {
    const calls = respondingWith(200, body)
    expect(await fetchProfile()).toEqual({ email: 'a@b.example' })
    expect(calls[0]).toMatchObject({ method: 'get', url: '/api/v3/customers/profile' })
  })

  test.each([
    ['blocked', 'blocked'],
    [{ code: 7 }, 'refused'],
  ])('reads error %j', async (error, reported) => {
    respondingWith(200, { data: null, error })
    expect(await fetchProfile()).toEqual({ error: reported })
  })

  test.each(['', '<html>', {}, { data: null }, { data: { email: 7 } }])('%j is no profile', async (body) => {
    respondingWith(200, body)
    await expect(fetchProfile()).rejects.toMatchObject(broken)
  })
})

describe('GET /api/v4/customers/segment', () => {
  test('reads result.segment', async () => {
    const calls = respondingWith(200, { result: { segment: 'vip' } })
    expect(await fetchSegment()).toBe('vip')
    expect(calls[0]).toMatchObject({ method: 'get', url: '/api/v4/customers/segment' })
    respondingWith(200, { result: { segment: null } })
    expect(await fetchSegment()).toBeNull()
  })

  test.each(['', { segment: 7 }])('%j is none', async (body) => {
    respondingWith(200, body)
    await expect(fetchSegment()).rejects.toMatchObject(broken)
  })
})

test('PATCH /api/v3/customers/sl_check_in is sent without a payload, and its response is ignored', async () => {
  const calls = respondingWith(204, '')
  await expect(checkIn()).resolves.toBeUndefined()
  expect(calls[0]).toMatchObject({ method: 'patch', url: '/api/v3/customers/sl_check_in' })
  expect(calls[0]?.body).toBeUndefined()
})
