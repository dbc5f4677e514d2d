// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { TextField } from '@/ui/form/TextField'
import { renderWithStore } from '../../renderWithStore'

const field = () => screen.getByRole('textbox', { name: 'Address' })

describe('a text field', () => {
  test('is named by its label and described by its hint', () => {
    renderWithStore(<TextField label="Address" hint="Bitcoin network" />)
    expect(field()).toHaveAccessibleDescription('Bitcoin network')
    expect(field()).toBeValid()
  })

  test('with an error is marked invalid and described by both sentences', () => {
    renderWithStore(<TextField label="Address" hint="Bitcoin network" error="Not valid." />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Bitcoin network Not valid.')
  })

  test('with a caution stays valid', () => {
    renderWithStore(<TextField label="Address" caution="Compare it twice." />)
    expect(field()).toBeValid()
    expect(field()).toHaveAccessibleDescription('Compare it twice.')
  })

  test('without notes points at none', () => {
    renderWithStore(<TextField label="Address" />)
    expect(field()).not.toHaveAttribute('aria-describedby')
  })

  test('has its live region in place before there is anything to say', () => {
    const { container, rerender } = renderWithStore(<TextField label="Address" />)
    const live = container.querySelector('[aria-live="polite"]')
    expect(live).toBeEmptyDOMElement()
    rerender(<TextField label="Address" error="Not valid." />)
    expect(live).toHaveTextContent('Not valid.')
  })

  test('is not corrected, capitalised or spell-checked by the device', () => {
    renderWithStore(<TextField label="Address" />)
    expect(field()).toHaveAttribute('autocapitalize', 'none')
    expect(field()).toHaveAttribute('spellcheck', 'false')
  })
})
