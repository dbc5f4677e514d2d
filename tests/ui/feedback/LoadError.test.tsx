// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Failure } from '@/domain/text/failure'
import { LoadError } from '@/ui/feedback/LoadError'
import { renderWithStore } from '../../renderWithStore'

const show = (failure: Failure) =>
  renderWithStore(<LoadError failure={failure} what="Your exchanges failed to load." onAgain={vi.fn()} />)

test('what the back end does not have is no alarm, and cannot be tried again', () => {
  show({ kind: 'notOffered' })
  expect(screen.getByText('This isn’t available right now.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a broken back end is an alarm with a way to try again', () => {
  show({ kind: 'broken' })
  expect(screen.getByRole('alert').textContent).toContain('Your exchanges failed to load.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
