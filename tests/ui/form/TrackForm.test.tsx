// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TrackForm } from '@/ui/form/TrackForm'
import { renderWithStore } from '../../renderWithStore'

function show() {
  const shown = renderWithStore(<TrackForm hasFault />, { router: { locale: 'de' } })
  const field = shown.getByLabelText('Track an exchange', { selector: 'input' })
  const enter = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(shown.getByRole('button', { name: 'Open' }))
  }
  return { ...shown, field, enter }
}

test.each(['abc123', ' abc123 ', 'https://halyard.example/fr/exchange?id=abc123'])(
  '%s opens the exchange',
  (value) => {
    const { router, enter } = show()
    enter(value)
    expect(router.push).toHaveBeenCalledWith('/exchange?id=abc123')
  },
)

test('anything else is refused at the field, which has the focus and what was typed', () => {
  const { router, field, enter } = show()
  enter('what is this?')
  expect(router.push).not.toHaveBeenCalled()
  expect(field).toHaveAccessibleDescription('This is neither an exchange ID nor a link to an exchange page.')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('what is this?')
})

test('without scripts it is sent to the server with the language of the page', () => {
  const { container } = show()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/track')
  expect(form?.method).toBe('get')
  expect(form?.elements.namedItem('lang')).toHaveValue('de')
})

test('what the server led back with stands in the field again', () => {
  window.history.replaceState(null, '', '/exchanges?entered=what+is+this%3F#not-an-exchange')
  expect(show().field).toHaveValue('what is this?')
  window.history.replaceState(null, '', '/')
})
