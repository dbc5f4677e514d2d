// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Failure } from '@/domain/text/failure'
import { SubmitError } from '@/ui/form/SubmitError'
import { renderWithStore } from '../../renderWithStore'

const show = (failure: Failure) =>
  renderWithStore(
    <SubmitError failure={failure} fields="Check the fields." uncertain="It may have arrived." />,
  )

test('a call that the back end does not have is reported calmly, and never as one that may have arrived', () => {
  show({ kind: 'notOffered' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('available')
  expect(screen.queryByText('It may have arrived.')).toBeNull()
})

test('a call without a response is an alert that says it may have arrived', () => {
  show({ kind: 'timeout' })
  expect(screen.getByRole('alert').textContent).toContain('It may have arrived.')
})
