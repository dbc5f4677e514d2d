// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Amount } from '@/ui/currency/Amount'
import { Scripts } from '@/ui/layout/Scripts'
import { renderWithStore } from '../../renderWithStore'

const LONG = '1234.020439212322713023'

afterEach(() => vi.restoreAllMocks())

/** What the clipboard gets when these texts are selected and copied. */
function copied(element: Element, selected: Element) {
  document.getSelection()?.selectAllChildren(selected)
  const setData = vi.fn<(type: string, text: string) => void>()
  fireEvent(element, createEvent.copy(element, { clipboardData: { setData } }))
  return setData.mock.calls
}

test('a long amount is cut for reading, and a press shows all of its digits', async () => {
  renderWithStore(<Amount value={LONG} ticker="ETH" isAbout />)
  const amount = screen.getByRole('button')
  expect(amount).toHaveTextContent('≈ 1,234.0204')
  expect(amount).not.toHaveTextContent('713023')
  await userEvent.click(amount)
  expect(amount).toHaveTextContent('≈ 1,234.020439212322713023 ETH')
})

test('copying takes all digits without groups, also of a short one', () => {
  const { container } = renderWithStore(
    <>
      <Amount value={LONG} ticker="ETH" />
      <Amount value="1234.5" ticker="BTC" />
    </>,
  )
  const [long, short] = [screen.getByRole('button'), screen.getByText(/BTC/)]
  expect(copied(long, long)).toEqual([['text/plain', LONG]])
  expect(copied(short, short)).toEqual([['text/plain', '1234.5']])
  // A selection that reaches beyond the amount is copied as it is.
  expect(copied(long, container)).toEqual([])
})

test('without scripts a long amount is cut too, in one piece, and a pointer shows all of its digits', () => {
  renderWithStore(
    <Scripts value={false}>
      <Amount value={LONG} ticker="ETH" isAbout />
    </Scripts>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  const amount = screen.getByTitle('1,234.020439212322713023 ETH')
  expect(amount.textContent).toBe('≈\u00a01,234.0204\u00a0ETH')
})
