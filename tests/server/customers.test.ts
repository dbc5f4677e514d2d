import { expect, test, vi } from 'vitest'
import { answer } from '@/server/answer'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})

test.each([
  ['GET', '/api/v3/customers/profile'],
  ['GET', '/api/v4/customers/segment'],
  ['PATCH', '/api/v3/customers/sl_check_in'],
  ['GET', '/auth-service/api/v1.0/refresh-session/abc.def-_'],
])('%s %s is for the signed-in only', async (method, path) => {
  const signed: Record<string, string> = { authorization: 'Bearer made-up' }
  for (const headers of [{}, signed]) {
    const call = { method, path, query: { type: 'customer' }, headers, ip: '' }
    const reply = await answer({ ...call, readBody: () => Promise.resolve('') })
    expect([reply.status, JSON.parse(reply.body as string)]).toMatchObject([401, { code: 'unauthorized' }])
  }
})
