// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timings } from '@/config/timings'
import type { AddressVerdict, RecipientProblem } from '@/domain/exchange/recipientProblems'
import { AddressField } from '@/ui/address/AddressField'
import { renderWithStore } from '../../renderWithStore'

type Case = { verdict?: AddressVerdict; problem?: RecipientProblem; hasFailed?: boolean }

function Field({ verdict = 'invalid', problem = 'address_invalid', hasFailed = false }: Case) {
  const [value, setValue] = useState('')
  return (
    <AddressField
      network="Ethereum"
      label="Address"
      value={value}
      check={{ verdict, guess: undefined, hasFailed }}
      problem={value ? problem : 'address_required'}
      showAll={false}
      onChange={setValue}
      note="It can be left empty."
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
const type = (value: string) => fireEvent.input(field(), { target: { value }, inputType: 'insertText' })
const rest = () => act(() => void vi.advanceTimersByTime(timings.typingRest))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is wrong with an address', () => {
  test('is said when the field is left, is silent while it is typed anew, and is said again after a pause', () => {
    renderWithStore(<Field />)
    type('0x1')
    rest()
    expect(field()).toBeValid()
    fireEvent.blur(field())
    expect(field()).toBeInvalid()
    type('0x12')
    expect(field()).toBeValid()
    rest()
    expect(field()).toBeInvalid()
  })

  test('it is no owned address', () => {
    renderWithStore(<Field verdict="unowned" problem="address_unowned" />)
    type('0x0')
    fireEvent.blur(field())
    expect(field()).toHaveAccessibleDescription(/can’t be recovered/)
  })
})

test('what is pasted is cleaned at once, what is typed when the field is left', () => {
  renderWithStore(<Field />)
  fireEvent.input(field(), { target: { value: 'ethereum:0x12?value=1' }, inputType: 'insertFromPaste' })
  expect(field()).toHaveValue('0x12')
  type('0x12 34')
  expect(field()).toHaveValue('0x12 34')
  fireEvent.blur(field())
  expect(field()).toHaveValue('0x1234')
})

test('an address that could not be checked is not called one of a kind that cannot be', () => {
  renderWithStore(<Field verdict="warn" hasFailed />)
  type('0x1')
  expect(field()).toHaveAccessibleDescription(/Couldn’t verify this address/)
})

test('network and note are read with the field', () => {
  renderWithStore(<Field />)
  expect(field()).toHaveAccessibleDescription('Network: Ethereum · It can be left empty.')
})
