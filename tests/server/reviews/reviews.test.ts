import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReviewList } from '@/contract/reviews'
import type { NewReview } from '@/domain/exchange/review'
import { database } from '@/server/database/database'
import { reviews } from '@/server/database/schema'
import { later } from '../clock'
import { request, deposit, made, owner, read } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeEach(async () => {
  vi.stubEnv('MODERATION_TOKEN', TOKEN)
  vi.useFakeTimers({ toFake: ['Date'] })
  await (await database()).delete(reviews)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const PATH = '/api/v4/reviews'
const TOKEN = '7c1f0b9a5d3e4286a1b2c3d4e5f60718'
const bearer = (token = TOKEN) => ({ authorization: `Bearer ${token}` })

async function finished(): Promise<string> {
  const { publicId } = await made()
  await deposit(publicId, 'full')
  later(3_600_000)
  expect((await read(publicId)).result.status).toBe('finished')
  return publicId
}
const review = (exchangeId: string, changes: Partial<Record<keyof NewReview, unknown>> = {}) => ({
  ...{ rating: 4, name: 'Anna', text: 'It went as it was said.', exchangeId },
  ...changes,
})
type Named = { exchangeId?: unknown }
const submit = (body: Named, proof = owner(String(body.exchangeId))) =>
  request<{ id: string; status: string }>('POST', PATH, body, { 'site-language': 'de', ...proof })
const judge = (id: string, status: unknown, headers: Record<string, string> = bearer()) =>
  request('POST', `${PATH}/${id}/moderation`, { status }, headers)
const list = async (query = '') => (await request<ReviewList>('GET', PATH + query)).result
const pending = (headers: Record<string, string> = bearer()) =>
  request<{ id: string; exchangeId: string }[]>('GET', `${PATH}/pending`, undefined, headers)

async function approved() {
  const { result } = await submit(review(await finished()))
  await judge(result.id, 'approved')
  return result.id
}

describe('a review', () => {
  test('is shown only once it is approved, and never with its exchange', async () => {
    const publicId = await finished()
    const { status, result } = await submit(review(publicId))
    expect([status, result.status]).toEqual([201, 'pending'])
    expect(await list()).toEqual({ reviews: [], total: 0 })
    expect((await pending()).result).toMatchObject([{ id: result.id, exchangeId: publicId }])
    expect((await judge(result.id, 'approved')).status).toBe(200)
    const shown = await list()
    expect(shown).toEqual({
      reviews: [
        {
          id: result.id,
          rating: 4,
          name: 'Anna',
          text: 'It went as it was said.',
          language: 'de',
          createdAt: expect.stringMatching(/Z$/) as string,
        },
      ],
      total: 1,
    })
    expect(JSON.stringify(shown)).not.toContain(publicId)
    expect((await pending()).result).toEqual([])
  })

  test('that was rejected is not shown, also when it was approved before', async () => {
    const id = await approved()
    await judge(id, 'rejected')
    expect((await list()).total).toBe(0)
  })

  test('without a name has none', async () => {
    const { result } = await submit(review(await finished(), { name: ' ' }))
    await judge(result.id, 'approved')
    expect((await list()).reviews).toMatchObject([{ name: null }])
  })

  test('sent again is the same one, and another of the same exchange is refused', async () => {
    const publicId = await finished()
    const first = await submit(review(publicId))
    expect(await submit(review(publicId))).toMatchObject({ status: 200, result: first.result })
    const { status, error } = await submit(review(publicId, { rating: 1 }))
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'already_reviewed',
      ['exchangeId'],
    ])
    expect((await pending()).result).toHaveLength(1)
  })

  test('of two that come at the same time one is stored', async () => {
    const publicId = await finished()
    const both = await Promise.all([1, 5].map((rating) => submit(review(publicId, { rating }))))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect((await pending()).result).toHaveLength(1)
  })

  test.each([
    ['waiting', async () => (await made()).publicId, 'action_unavailable'],
    ['unknown', () => Promise.resolve('nosuchexchange00'), 'not_found'],
  ])('of an exchange that is %s is refused', async (_, exchange, code) => {
    const { status, error } = await submit(review(await exchange()))
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, code, ['exchangeId']])
  })

  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 4.5],
    ['rating', '4'],
    ['rating', null],
    ['name', 'x'.repeat(41)],
    ['text', 'Too short'],
    ['text', 'x'.repeat(2001)],
    ['exchangeId', ''],
  ])('with the %s %j is refused', async (field, value) => {
    const { status, error } = await submit(review('0123456789abcdef', { [field]: value }))
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('the list', () => {
  test('comes newest first, a page at a time', async () => {
    const [oldest, middle, newest] = [await approved(), await approved(), await approved()]
    const idsOf = ({ reviews: page }: ReviewList) => page.map(({ id }) => id)
    expect(idsOf(await list())).toEqual([newest, middle, oldest])
    const page = await list('?limit=1&offset=1')
    expect([idsOf(page), page.total]).toEqual([[middle], 3])
  })

  test.each(['limit=0', 'limit=101', 'offset=-1', 'offset=x'])('is refused for %s', async (query) => {
    expect((await request('GET', `${PATH}?${query}`)).status).toBe(400)
  })
})

describe('moderation', () => {
  test.each([
    ['without a token', {}],
    ['with an empty token', { authorization: 'Bearer ' }],
    ['with another token', bearer(`${TOKEN}2`)],
    ['with the bare token', { authorization: TOKEN }],
  ])('%s is refused', async (_, headers: Record<string, string>) => {
    const { result } = await submit(review(await finished()))
    expect((await judge(result.id, 'approved', headers)).status).toBe(401)
    expect((await pending(headers)).status).toBe(401)
    expect((await list()).total).toBe(0)
  })

  test('is denied where no token is configured', async () => {
    vi.stubEnv('MODERATION_TOKEN', '')
    for (const headers of [{}, bearer(''), { authorization: 'Bearer ' }, bearer(TOKEN)]) {
      expect((await pending(headers as Record<string, string>)).status).toBe(401)
    }
  })

  test('knows two judgements, and only reviews that exist', async () => {
    expect((await judge('nosuchreview', 'approved')).status).toBe(404)
    expect((await judge(await approved(), 'pending')).status).toBe(400)
  })
})
