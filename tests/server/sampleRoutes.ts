import * as z from 'zod/mini'
import { DrizzleQueryError } from 'drizzle-orm'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import type { ApiRequest } from '@/server/kernel/ApiRequest'
import { ApiError } from '@/server/kernel/ApiError'
import type { Route } from '@/server/entry/routes'

/** What the dispatcher does not look at. */
const described = { result: z.unknown(), tag: 'Sample', summary: 'A sample' }

/** Stands in for the real table where only the way of a call is tested, not what is answered. */
const echo = ({ params, query, body }: ApiRequest) => ({ result: { params, query, body } })
const large = Buffer.from(JSON.stringify({ result: 'x'.repeat(5000), sandbox: true }))
/** 32 MB for who accepts no coding, as much as the whole list of pairs. */
const heavy = gzipSync(Buffer.alloc(32 * 1024 * 1024, 97))

const samples: Omit<Route, keyof typeof described>[] = [
  { method: 'GET', path: '/api/v4/echo', handler: echo, limit: 'read' },
  {
    method: 'POST',
    path: '/api/v4/echo',
    handler: (request) => ({ ...echo(request), status: 201 }),
    limit: 'write',
  },
  { method: 'PATCH', path: '/api/v4/echo/fixed', handler: echo, limit: 'write' },
  { method: 'POST', path: '/api/v4/echo/fixed', handler: echo, limit: 'session' },
  { method: 'GET', path: '/auth-service/echo/{id}', handler: echo, limit: 'read' },
  { method: 'GET', path: '/api/v4/echo/fixed', handler: () => ({ result: 'fixed' }), limit: 'read' },
  { method: 'GET', path: '/api/v4/echo/{id}', handler: echo, limit: 'read' },
  {
    method: 'GET',
    path: '/api/v4/large',
    handler: () => ({
      encoded: { br: brotliCompressSync(large), gzip: gzipSync(large) },
      headers: { 'Cache-Control': 'public, max-age=300' },
    }),
    limit: 'read',
  },
  {
    method: 'GET',
    path: '/api/v4/heavy',
    handler: () => ({ encoded: { br: new Uint8Array(), gzip: heavy }, headers: {} }),
    limit: 'read',
  },
  {
    method: 'GET',
    path: '/api/v4/refused',
    handler: () => {
      const fields = { amount: { code: 'amount_below_min' as const, description: 'Too little.' } }
      throw new ApiError(422, 'amount_below_min', 'Too little.', { fields, limits: { min: '1', max: null } })
    },
    limit: 'read',
  },
  {
    method: 'GET',
    path: '/api/v4/broken',
    handler: () => {
      throw new Error('the secret inside')
    },
    limit: 'read',
  },
  {
    method: 'GET',
    path: '/api/v4/full',
    handler: () => {
      const cause = Object.assign(new Error('the secret disk'), { code: '53100' })
      throw new DrizzleQueryError('insert', ['secret'], cause)
    },
    limit: 'read',
  },
]

export const routes: Route[] = samples.map((sample) => ({ ...described, ...sample }))
