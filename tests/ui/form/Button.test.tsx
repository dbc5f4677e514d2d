// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/form/Button'
import { renderWithStore } from '../../renderWithStore'

test('a busy button is marked as busy, retains the focus and lets no second press through, neither to itself nor to its form', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderWithStore(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Order
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Order', busy: true })
  button.focus()
  fireEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button in a form does not submit it unless it is meant to', () => {
  const onSubmit = vi.fn()
  renderWithStore(
    <form onSubmit={onSubmit}>
      <Button>Swap</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Swap' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
