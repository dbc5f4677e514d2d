import axios, { AxiosError } from 'axios'
import { expect, test, vi } from 'vitest'
import { inProcessAdapter } from '@/api/wireBackEnd'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/server/api/routes', () => import('../server/sampleRoutes'))

const client = axios.create({ adapter: inProcessAdapter, baseURL: 'http://localhost:3000' })

test('a call in process has the same response as over HTTP: parsed JSON, status and headers', async () => {
  const response = await client.get('/api/v4/echo', { params: { a: 'x y', b: 2 } })
  expect(response.status).toBe(200)
  expect(response.data).toMatchObject({ result: { query: { a: 'x y', b: '2' } }, sandbox: true })
  expect(response.headers['x-sandbox']).toBe('true')
})

test('a body is sent as JSON text', async () => {
  const response = await client.post('/api/v4/echo', { c: 3 })
  expect(response.status).toBe(201)
  expect(response.data).toMatchObject({ result: { body: { c: 3 } } })
})

test('a refusal rejects with an AxiosError that holds the envelope', async () => {
  const refused = await client.get('/api/v4/refused').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AxiosError)
  expect(refused).toMatchObject({
    code: 'ERR_BAD_REQUEST',
    response: { status: 422, data: { code: 'amount_below_min' } },
  })
})

test('a failure on our side is a bad response, not a bad request', async () => {
  await expect(client.get('/api/v4/broken')).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE' })
})

test('validateStatus decides what is refused', async () => {
  const response = await client.get('/api/v4/refused', { validateStatus: () => true })
  expect(response.status).toBe(422)
})

test('a large response arrives decompressed', async () => {
  const response = await client.get<{ result: string }>('/api/v4/large')
  expect(response.data.result).toHaveLength(5000)
})
