import { describe, expect, test, vi } from 'vitest'
import { request } from '@/api/request'
import { wireBackEnd } from '@/api/wireBackEnd'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/server/api/routes', () => import('../server/sampleRoutes'))

const read = (result: unknown, isSandbox: boolean) => ({ result, isSandbox })

describe('with the embedded back end', () => {
  wireBackEnd()

  test('a call has the result that it has over HTTP, and says that it is a sandbox', async () => {
    const params = { a: 'x y', b: 2, c: undefined }
    const read1 = await request({ url: '/api/v4/echo', params }, read)
    expect(read1).toEqual({ result: { params: {}, query: { a: 'x y', b: '2' } }, isSandbox: true })
  })

  test('a body is sent as JSON text', async () => {
    const sent = await request({ method: 'POST', url: '/api/v4/echo', data: { c: 3 } }, read)
    expect(sent.result).toMatchObject({ body: { c: 3 } })
  })

  test('a refusal has its envelope and its status', async () => {
    await expect(request({ url: '/api/v4/refused' }, read)).rejects.toMatchObject({
      failure: { kind: 'refused', status: 422, body: { code: 'amount_below_min' } },
    })
  })

  test('a call that no route takes is not offered', async () => {
    await expect(request({ url: '/api/v4/none' }, read)).rejects.toMatchObject({
      failure: { kind: 'refused', status: 404 },
    })
  })

  test('a failure on our side is broken', async () => {
    await expect(request({ url: '/api/v4/broken' }, read)).rejects.toMatchObject({
      failure: { kind: 'broken' },
    })
  })

  test('so is a result that does not fit', async () => {
    const unfit = () => {
      throw new Error('does not fit')
    }
    await expect(request({ url: '/api/v4/echo' }, unfit)).rejects.toMatchObject({
      failure: { kind: 'broken' },
    })
  })

  test('a large response arrives decompressed', async () => {
    const large = await request({ url: '/api/v4/large' }, read)
    expect(large.result).toHaveLength(5000)
  })
})
