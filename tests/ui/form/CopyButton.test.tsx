// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { CopyButton } from '@/ui/form/CopyButton'
import { renderWithStore } from '../../renderWithStore'

const words = { copy: 'Copy', copied: 'Copied', failed: 'Please copy by hand' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses the button on a device with this clipboard, and gives what it and the live region then say. */
async function pressWith(clipboard: { writeText: (text: string) => Promise<void> } | undefined) {
  vi.stubGlobal('navigator', { clipboard })
  const { container } = renderWithStore(<CopyButton value="bc1q" words={words} label="Copy the address" />)
  const button = screen.getByRole('button', { name: 'Copy the address' })
  const live = container.querySelector('[aria-live]')
  expect(live).toBeEmptyDOMElement()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { button, live }
}

test('the value is put on the clipboard, and the button and a screen reader say so for a while', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const { button, live } = await pressWith({ writeText })
  expect(writeText).toHaveBeenCalledWith('bc1q')
  expect(button).toHaveTextContent('Copied')
  expect(live).toHaveTextContent('Copied')
  await act(() => vi.advanceTimersByTimeAsync(timings.copiedNote))
  expect(button).toHaveTextContent('Copy')
  expect(live).toBeEmptyDOMElement()
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is missing, as without a secure connection', undefined],
])('a clipboard that %s is never shown as copied', async (_, clipboard) => {
  const { button, live } = await pressWith(clipboard)
  expect(button).toHaveTextContent(words.failed)
  expect(live).toHaveTextContent(words.failed)
})
