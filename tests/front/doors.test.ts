import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, expect, test, vi } from 'vitest'
import { liveDoor } from '@/front/liveDoor'
import { metricsDoor } from '@/front/metricsDoor'
import { readyDoor } from '@/front/readyDoor'
import { beginEnd } from '@/runtime/lifecycle'
import { demandBeforeReady } from '@/runtime/readiness'

afterEach(() => vi.unstubAllEnvs())

type Door = (req: NextApiRequest, res: NextApiResponse) => unknown

async function open(door: Door, headers: Record<string, string> = {}) {
  const answer = { status: 0, body: undefined as unknown }
  const res = {
    setHeader: vi.fn(),
    status: (status: number) => {
      answer.status = status
      return res
    },
    json: (body: unknown) => (answer.body = body),
    send: (body: unknown) => (answer.body = body),
    end: vi.fn(),
  }
  await door({ headers } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return answer
}

test('metrics are read by who has the token, and for everybody else there is no such door', async () => {
  expect((await open(metricsDoor, { authorization: 'Bearer ' })).status).toBe(404)
  vi.stubEnv('METRICS_TOKEN', 'right')
  expect((await open(metricsDoor)).status).toBe(404)
  expect((await open(metricsDoor, { authorization: 'Bearer wrong' })).status).toBe(404)
  const { status, body } = await open(metricsDoor, { authorization: 'Bearer right' })
  expect(status).toBe(200)
  expect(body).toContain('process_cpu_seconds_total')
})

test('a server is ready when everything it needs is there, and live at any time', async () => {
  let answers: () => Promise<boolean> = () => Promise.resolve(true)
  demandBeforeReady('database', () => answers())
  expect(await open(readyDoor)).toEqual({ status: 200, body: { ready: true, missing: [] } })

  answers = () => Promise.reject(new Error('gone'))
  expect(await open(readyDoor)).toEqual({ status: 503, body: { ready: false, missing: ['database'] } })
  expect((await open(liveDoor)).status).toBe(200)

  answers = () => new Promise(() => undefined)
  vi.useFakeTimers()
  const asked = open(readyDoor)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toEqual({ status: 503, body: { ready: false, missing: ['database'] } })
  vi.useRealTimers()
  answers = () => Promise.resolve(true)

  beginEnd()
  expect(await open(readyDoor)).toEqual({ status: 503, body: { ready: false, missing: ['ending'] } })
  expect((await open(liveDoor)).status).toBe(200)
})
