// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartReadout, nearest } from '@/ui/chart/ChartReadout'

const POINTS = [
  { left: 0, top: 1, text: '$1 on Monday' },
  { left: 0.2, top: 0.5, text: '$2 on Tuesday' },
  { left: 1, top: 0, text: '$3 on Sunday' },
]
afterEach(cleanup)

const slider = () => screen.getByRole('slider', { name: 'Price' })
const shown = () => screen.queryByRole('status')?.textContent
function open() {
  render(<ChartReadout label="Price" points={POINTS} />)
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 220))
}

test('the point nearest to the pointer is read out, until the pointer leaves', () => {
  open()
  fireEvent.pointerMove(slider(), { clientX: 200 })
  expect(shown()).toBe('$2 on Tuesday')
  fireEvent.pointerMove(slider(), { clientX: 450 })
  expect(shown()).toBe('$3 on Sunday')
  fireEvent.pointerLeave(slider())
  expect(shown()).toBeUndefined()
})

test('the keyboard begins at the newest point, and each value is announced as the point’s text', async () => {
  open()
  await userEvent.tab()
  expect(shown()).toBe('$3 on Sunday')
  fireEvent.change(slider(), { target: { value: '1' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '$2 on Tuesday')
  expect(shown()).toBe('$2 on Tuesday')
})

test.each([
  [-1, 0],
  [0.11, 1],
  [0.59, 1],
  [0.61, 2],
  [7, 2],
])('nearest to %d of the width is point %d', (left, index) => {
  expect(nearest(POINTS, left)).toBe(index)
})
