import { afterEach, expect, test } from 'vitest'
import { client } from '@/api/client'
import { switchPushOff, switchPushOn } from '@/api/notifications'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

test('a device is named, with the language it speaks', async () => {
  const calls = respondingWith(200, { result: { on: true } })
  await switchPushOn('abc', 'fid-1', 'de')
  const requested = { method: 'post', url: '/api/v4/exchanges-new/abc/push', body: { fid: 'fid-1' } }
  expect(calls[0]).toMatchObject(requested)
  expect(calls[0]?.headers.get('site-language')).toBe('de')
})

test('and taken back', async () => {
  const calls = respondingWith(200, { result: { on: false } })
  await switchPushOff('../pairs', 'fid-1')
  const url = '/api/v4/exchanges-new/..%2Fpairs/push/off'
  expect(calls[0]).toMatchObject({ method: 'post', url, body: { fid: 'fid-1' } })
})

test('a refusal is thrown', async () => {
  respondingWith(409, { code: 'action_unavailable' })
  await expect(switchPushOn('abc', 'fid-1', 'de')).rejects.toMatchObject({ failure: { status: 409 } })
})
