// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AmountField } from '@/features/exchangeForm/amount/AmountField'
import { amountSuggested, selectDraft } from '@/store/slices/exchangeSlice'
import { BTC } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

let drawFrame = () => undefined as unknown

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  drawFrame = () => undefined
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    drawFrame = () => callback(0)
    return 1
  })
  return () => {
    vi.useRealTimers()
  }
})

const rendered = vi.fn()

function open() {
  const view = renderWithStore(
    <form onSubmit={(event) => event.preventDefault()}>
      <Profiler id="field" onRender={rendered}>
        <AmountField side="from" currency={BTC} quote={null} problem={null} />
      </Profiler>
    </form>,
    { preloaded: { currencies: [BTC] } },
  )
  const field = () => screen.getByRole('textbox')
  const stored = () => selectDraft(view.store.getState()).typed
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  rendered.mockClear()
  return { ...view, field, stored, type }
}

test('a typed amount is in the field at once and in the store after the frame that shows it', () => {
  const { field, stored, type } = open()
  type('0.2')
  type('0.25')
  expect(field()).toHaveValue('0.25')
  expect(stored()).toBeNull()
  act(() => {
    drawFrame()
    vi.advanceTimersByTime(1)
  })
  expect(stored()).toBe('0.25')
  expect(field()).toHaveValue('0.25')
})

test.each([
  ['submitting', (field: HTMLElement) => field.closest('form')?.requestSubmit()],
  ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
])('%s reads what was typed without waiting for a frame', (_, leave) => {
  const { field, stored, type } = open()
  type('0.25')
  act(() => void leave(field()))
  expect(stored()).toBe('0.25')
})

test('a page that draws no frames stores it all the same, and one that is left does at once', () => {
  const { stored, type, unmount } = open()
  type('0.2')
  act(() => void vi.advanceTimersByTime(100))
  expect(stored()).toBe('0.2')
  type('0.25')
  unmount()
  expect(stored()).toBe('0.25')
})

test('what the store suggests later takes the place of what was typed', () => {
  const { field, store, type } = open()
  type('0.2')
  act(() => void vi.advanceTimersByTime(100))
  act(() => void store.dispatch(amountSuggested({ side: 'from', amount: '3' })))
  expect(field()).toHaveValue('3')
})

test('a typed character renders nothing before the frame that shows it', () => {
  const { type } = open()
  type('0.2')
  expect(rendered).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(100))
  expect(rendered).toHaveBeenCalled()
})

test('an amount that needs smaller type does not wait for a frame', () => {
  const { stored, type } = open()
  type('0.12345678')
  expect(stored()).toBe('0.12345678')
})

test('a quote that arrives before the frame does not replace what is typed', () => {
  const { field, store, type } = open()
  type('0.2')
  act(() => void store.dispatch(amountSuggested({ side: 'from', amount: '3' })))
  expect(field()).toHaveValue('0.2')
  act(() => void vi.advanceTimersByTime(100))
  expect(field()).toHaveValue('0.2')
})

test('an amount that arrives while all of the field is selected is selected too, so typing replaces it', () => {
  const { field, store } = open()
  const input = field() as HTMLInputElement
  const arrive = (amount: string) => act(() => void store.dispatch(amountSuggested({ side: 'from', amount })))
  input.focus()
  input.select()
  arrive('2.52')
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['2.52', 0, 4])
  input.setSelectionRange(1, 1)
  arrive('3.75')
  expect(input.selectionStart).toBe(input.selectionEnd)
  input.select()
  input.blur()
  arrive('4')
  expect(input).not.toHaveFocus()
})
