// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiFailure } from '@/domain/failure'
import { useAsked } from '@/store/useAsked'
import { heldAnswer } from '../heldAnswer'

const show = (ask: () => Promise<string>) =>
  renderHook(({ question }) => useAsked(question, ask), { initialProps: { question: 'a' } })
/** Lets this happen, and whatever follows from it at once. */
const settle = (work: () => void) =>
  act(() => {
    work()
    return Promise.resolve()
  })
const pass = () => settle(() => {})

test('what is known stays while another question is asked, and says what it answers', async () => {
  const second = heldAnswer<string>()
  const ask = vi.fn().mockResolvedValueOnce('one').mockReturnValueOnce(second.promise)
  const { result, rerender } = show(ask)
  await pass()
  expect(result.current).toMatchObject({ answer: 'one', answeredTo: 'a', isAsking: false })
  rerender({ question: 'b' })
  expect(result.current).toMatchObject({ answer: 'one', answeredTo: 'a', isAsking: true })
  await settle(() => second.resolve('two'))
  expect(result.current).toMatchObject({ answer: 'two', answeredTo: 'b', isAsking: false })
})

test('an answer to an earlier question is dropped', async () => {
  const first = heldAnswer<string>()
  const ask = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('two')
  const { result, rerender } = show(ask)
  rerender({ question: 'b' })
  await pass()
  await settle(() => first.resolve('one'))
  expect(result.current.answer).toBe('two')
})

test('asking again clears a failure at once; a refresh lets it stand until an answer comes', async () => {
  const failure = new ApiFailure({ kind: 'broken' })
  const ask = vi.fn().mockRejectedValue(failure)
  const { result } = show(ask)
  await pass()
  expect(result.current.failure).toEqual({ kind: 'broken' })

  const refreshed = heldAnswer<string>()
  ask.mockReturnValueOnce(refreshed.promise)
  act(() => void result.current.refresh())
  expect(result.current).toMatchObject({ failure: { kind: 'broken' }, isAsking: false })
  await settle(() => refreshed.reject(failure))

  const again = heldAnswer<string>()
  ask.mockReturnValueOnce(again.promise)
  act(() => void result.current.again())
  expect(result.current).toMatchObject({ failure: null, isAsking: true })
  await settle(() => again.resolve('at last'))
  expect(result.current).toMatchObject({ answer: 'at last', failure: null, isAsking: false })
})
