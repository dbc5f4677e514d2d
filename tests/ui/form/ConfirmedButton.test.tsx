// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'
import { renderWithStore } from '../../renderWithStore'

const words = {
  label: 'End',
  longLabel: 'End code spring',
  question: 'End code spring for good?',
  shownQuestion: 'For good?',
  cancel: 'Keep',
}
const show = (failure: { kind: 'unreachable' } | null = null) => {
  const onConfirm = vi.fn()
  renderWithStore(<ConfirmedButton {...words} isBusy={false} failure={failure} onConfirm={onConfirm} />)
  return onConfirm
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('it acts only once it was confirmed, and the focus follows', async () => {
  const onConfirm = show()
  await press('End code spring')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'End code spring for good?' })).toHaveTextContent('For good?')
  expect(screen.getByRole('button', { name: 'End' })).toHaveFocus()
  await press('Keep')
  expect(screen.getByRole('button', { name: 'End code spring' })).toHaveFocus()
  await press('End code spring')
  await press('End')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a failure stands beside the question', async () => {
  show({ kind: 'unreachable' })
  await press('End code spring')
  expect(screen.getByRole('alert')).toHaveTextContent('Can’t connect')
})
