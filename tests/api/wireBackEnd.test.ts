import { beforeAll, expect, test, vi } from 'vitest'
import { pageServices } from '@/api/pageServices'
import { request } from '@/api/request'
import { processHandle } from '@/config/processHandle'
import { ApiFailure } from '@/domain/text/failure'
import { servePages } from '../servePages'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@/server/entry/routes', () => import('../server/sampleRoutes'))

beforeAll(servePages)

const read = (result: unknown, isSandbox: boolean) => ({ result, isSandbox })

test('a page’s call has the result that it has over HTTP, and says that it is a sandbox', async () => {
  const params = { a: 'x y', b: 2, c: undefined }
  const sent = await request({ method: 'POST', url: '/api/v4/echo', params, data: { c: 3 } }, read)
  expect(sent).toEqual({
    result: { params: {}, query: { a: 'x y', b: '2' }, body: { c: 3 } },
    isSandbox: true,
  })
})

test.each([
  ['/api/v4/refused', { kind: 'refused', status: 422, body: { code: 'amount_below_min' } }],
  ['/api/v4/none', { kind: 'refused', status: 404 }],
  ['/api/v4/broken', { kind: 'broken' }],
])(
  'the failure of %s is of the class that pages know, though other modules have thrown it',
  async (url, failure) => {
    const error: unknown = await request({ url }, read).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiFailure)
    expect(error).toMatchObject({ failure })
  },
)

test('a result that does not fit is broken', async () => {
  const unfit = () => {
    throw new Error('does not fit')
  }
  await expect(request({ url: '/api/v4/echo' }, unfit)).rejects.toMatchObject({ failure: { kind: 'broken' } })
})

test('a process that serves no pages says so', () => {
  const { pages } = processHandle()
  delete processHandle().pages
  expect(() => pageServices()).toThrow('src/instrumentation.ts')
  processHandle().pages = pages
})
