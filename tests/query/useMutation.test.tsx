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
