// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/text/failure'
import { useMutation } from '@/query/useMutation'
import { deferred } from '../deferred'

test('a mutation runs once at a time however often it is called, and again when it has failed', async () => {
  const first = deferred<string>()
  const deed = vi.fn<(what: string) => Promise<string>>().mockReturnValueOnce(first.promise)
  const { result } = renderHook(() => useMutation(deed))
  expect(result.current.state).toEqual({ kind: 'idle' })
  act(() => {
    void result.current.mutate('a')
    void result.current.mutate('a')
  })
  expect(result.current.state).toEqual({ kind: 'pending' })
  expect(deed).toHaveBeenCalledExactlyOnceWith('a')
  first.reject(new ApiFailure({ kind: 'offline' }))
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'failed', failure: { kind: 'offline' } }))
  deed.mockResolvedValueOnce('done')
  await act(() => result.current.mutate('b'))
  expect(result.current.state).toEqual({ kind: 'done', data: 'done' })
})

test('with overlap `replace` a later call wins, and the result of the earlier one is dropped', async () => {
  const [first, second] = [deferred<string>(), deferred<string>()]
  const deed = vi.fn<(what: string) => Promise<string>>()
  deed.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const { result } = renderHook(() => useMutation(deed, { overlap: 'replace' }))
  const outcomes: unknown[] = []
  act(() => {
    void result.current.mutate('a').then((outcome) => outcomes.push(outcome))
    void result.current.mutate('b').then((outcome) => outcomes.push(outcome))
  })
  await act(async () => {
    second.resolve('of b')
    await second.promise
  })
  await act(async () => {
    first.resolve('of a')
    await first.promise
  })
  expect(outcomes).toEqual([{ kind: 'done', data: 'of b' }, null])
  expect(result.current).toMatchObject({ state: { kind: 'done', data: 'of b' }, args: ['b'] })
})

test('a reset forgets an outcome, and leaves a pending call alone', async () => {
  const pending = deferred<string>()
  const { result } = renderHook(() => useMutation(() => pending.promise))
  act(() => {
    void result.current.mutate()
    result.current.reset()
  })
  expect(result.current.isPending).toBe(true)
  await act(async () => {
    pending.reject(new ApiFailure({ kind: 'offline' }))
    await pending.promise.catch(() => {})
  })
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'offline' }))
  act(() => result.current.reset())
  expect(result.current.state).toEqual({ kind: 'idle' })
})

test('with `readFailure` the failure is what it makes of the error', async () => {
  const readFailure = (error: unknown) => ({ reason: (error as Error).message })
  const { result } = renderHook(() => useMutation(() => Promise.reject(new Error('locked')), { readFailure }))
  await act(() => result.current.mutate())
  expect(result.current.failure).toEqual({ reason: 'locked' })
})
