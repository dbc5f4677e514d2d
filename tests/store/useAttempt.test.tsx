// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/failure'
import { useAttempt } from '@/store/useAttempt'
import { heldAnswer } from '../heldAnswer'

test('a deed is done once however often it is asked for, and again when it has failed', async () => {
  const first = heldAnswer<string>()
  const deed = vi.fn<(what: string) => Promise<string>>().mockReturnValueOnce(first.promise)
  const { result } = renderHook(() => useAttempt(deed))
  expect(result.current.state).toEqual({ kind: 'resting' })
  act(() => {
    void result.current.attempt('a')
    void result.current.attempt('a')
  })
  expect(result.current.state).toEqual({ kind: 'trying' })
  expect(deed).toHaveBeenCalledExactlyOnceWith('a')
  first.reject(new ApiFailure({ kind: 'offline' }))
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'failed', failure: { kind: 'offline' } }))
  deed.mockResolvedValueOnce('done')
  await act(() => result.current.attempt('b'))
  expect(result.current.state).toEqual({ kind: 'done', answer: 'done' })
})
