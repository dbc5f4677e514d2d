// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/text/failure'
import { invalidate, useQuery } from '@/query/useQuery'
import { deferred } from '../deferred'

const show = (request: () => Promise<string>) =>
  renderHook(({ key }) => useQuery(key, request), { initialProps: { key: 'a' } })
/** Lets this happen, and whatever follows from it at once. */
const settle = (work: () => void) =>
  act(() => {
    work()
    return Promise.resolve()
  })
const pass = () => settle(() => {})

test('the data stay while another key is fetched, with the key they belong to', async () => {
  const second = deferred<string>()
  const ask = vi.fn().mockResolvedValueOnce('one').mockReturnValueOnce(second.promise)
  const { result, rerender } = show(ask)
  await pass()
  expect(result.current).toMatchObject({ data: 'one', dataKey: 'a', isFetching: false })
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ data: 'one', dataKey: 'a', isFetching: true })
  await settle(() => second.resolve('two'))
  expect(result.current).toMatchObject({ data: 'two', dataKey: 'b', isFetching: false })
})

test('a response to an earlier key is dropped', async () => {
  const first = deferred<string>()
  const ask = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('two')
  const { result, rerender } = show(ask)
  rerender({ key: 'b' })
  await pass()
  await settle(() => first.resolve('one'))
  expect(result.current.data).toBe('two')
})

test('a refetch clears a failure at once; a refresh leaves it until a response arrives', async () => {
  const failure = new ApiFailure({ kind: 'broken' })
  const ask = vi.fn().mockRejectedValue(failure)
  const { result } = show(ask)
  await pass()
  expect(result.current.failure).toEqual({ kind: 'broken' })

  const refreshed = deferred<string>()
  ask.mockReturnValueOnce(refreshed.promise)
  act(() => void result.current.refresh())
  expect(result.current).toMatchObject({ failure: { kind: 'broken' }, isFetching: false })
  await settle(() => refreshed.reject(failure))

  const again = deferred<string>()
  ask.mockReturnValueOnce(again.promise)
  act(() => void result.current.refetch())
  expect(result.current).toMatchObject({ failure: null, isFetching: true })
  await settle(() => again.resolve('at last'))
  expect(result.current).toMatchObject({ data: 'at last', failure: null, isFetching: false })
})

test('queries on the screen are refreshed by name, and their data stay meanwhile', async () => {
  const [open, other] = [vi.fn().mockResolvedValue('open'), vi.fn().mockResolvedValue('other')]
  const { result, unmount } = renderHook(() => useQuery('exchanges open', open))
  renderHook(() => useQuery('exchangesOfOthers', other))
  await pass()
  open.mockResolvedValue('none')
  act(() => invalidate('exchanges', 'loyalty'))
  expect(result.current).toMatchObject({ data: 'open', isFetching: false })
  await pass()
  expect(result.current.data).toBe('none')
  expect([open, other].map((fetcher) => fetcher.mock.calls.length)).toEqual([2, 1])
  unmount()
  act(() => invalidate('exchanges open'))
  expect(open).toHaveBeenCalledTimes(2)
})
