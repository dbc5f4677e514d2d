import { afterEach, expect, test } from 'vitest'
import { client } from '@/api/client'
import { fetchContest } from '@/api/pageData'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const RUNNING = {
  state: 'running',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  prizes: ['500 USDT'],
  rulesUrl: null,
  leaderboard: [{ place: 1, name: '7F3A', volumeBtc: '1.5' }],
}

test('a contest comes with its times and its table', async () => {
  const calls = respondingWith(200, { result: RUNNING })
  expect(await fetchContest()).toEqual(RUNNING)
  expect(calls).toMatchObject([{ url: '/api/v4/contest' }])
})

test('no contest is only that', async () => {
  respondingWith(200, { result: { state: 'none' } })
  expect(await fetchContest()).toEqual({ state: 'none' })
})

test('a back end that does not know the call has no contest', async () => {
  respondingWith(404, { code: 'not_found', error: 'Not Found', description: '', traceId: '' })
  expect(await fetchContest()).toEqual({ state: 'none' })
})

test('a contest without its times is a broken response, and a failure of the back end stays one', async () => {
  respondingWith(200, { result: { ...RUNNING, startsAt: 'soon' } })
  await expect(fetchContest()).rejects.toMatchObject({ failure: { kind: 'broken' } })
  respondingWith(500, {})
  await expect(fetchContest()).rejects.toMatchObject({ failure: { kind: 'broken' } })
})
