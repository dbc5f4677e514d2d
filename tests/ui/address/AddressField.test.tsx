// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Explorer } from '@/domain/address/readWebLink'
import * as timings from '@/config/timings'
import type { AddressVerdict, RecipientProblem } from '@/domain/exchange/recipientProblems'
import { AddressField } from '@/ui/address/AddressField'
import { renderWithStore } from '../../renderWithStore'

type Case = {
  verdict?: AddressVerdict
  problem?: RecipientProblem
  hasFailed?: boolean
  isMistyped?: boolean
  explorers?: readonly Explorer[]
  onChange?: (address: string) => void
  onAmount?: (amount: string) => void
}

function Field(props: Case) {
  const { verdict = 'invalid', problem, hasFailed = false, isMistyped = false, onChange, onAmount } = props
  const { explorers = [] } = props
  const [value, setValue] = useState('')
  const wrong = verdict === 'valid' ? undefined : (problem ?? 'address_invalid')
  return (
    <AddressField
      currency={{
        network: 'eth',
        symbolFront: 'ETH',
        isFiat: false,
        validation_address: null,
        validation_extra: null,
        has_extra_id: false,
        fullInfo: { network_name: 'Ethereum', contract_address: null, precision: 18 },
      }}
      label="Address"
      value={value}
      check={{ verdict, guess: undefined, mayBe: undefined, explorers, hasFailed, isMistyped }}
      problem={value ? wrong : 'address_required'}
      showAll={false}
      onChange={(address) => {
        setValue(address)
        onChange?.(address)
      }}
      onAmount={onAmount}
      note="It can be left empty."
    />
  )
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' })
const type = (value: string) => fireEvent.input(field(), { target: { value }, inputType: 'insertText' })
const paste = (value: string) => fireEvent.input(field(), { target: { value }, inputType: 'insertFromPaste' })
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

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const PHRASE = `${'abandon '.repeat(11)}about`

test('an address is shown in groups of four, while the field holds it ungrouped', () => {
  const { container } = renderWithStore(<Field verdict="valid" />)
  type(ADDRESS)
  expect(field()).toHaveValue(ADDRESS)
  const groups = container.querySelectorAll('[aria-hidden="true"] > span')
  expect(Array.from(groups, ({ textContent }) => textContent).slice(0, 3)).toEqual(['0x5a', 'Aeb6', '053F'])
})

test('a right address is called valid, and a wrong checksum a wrong character', () => {
  const { unmount } = renderWithStore(<Field verdict="valid" />)
  type(ADDRESS)
  expect(field()).toHaveAccessibleDescription(/Valid Ethereum address/)
  unmount()
  renderWithStore(<Field isMistyped />)
  type(ADDRESS.replace('BeAed', 'Beaed'))
  fireEvent.blur(field())
  expect(field()).toHaveAccessibleDescription(/At least one character is wrong/)
})

test('an ordinary address reaches the form', () => {
  const onChange = vi.fn()
  renderWithStore(<Field verdict="valid" onChange={onChange} />)
  paste(ADDRESS)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(ADDRESS)
})

test('Clear empties the field and returns to it', () => {
  renderWithStore(<Field verdict="valid" />)
  type(ADDRESS)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

describe('a payment link', () => {
  test('offers its amount', () => {
    const onAmount = vi.fn()
    renderWithStore(<Field verdict="valid" onAmount={onAmount} />)
    paste(`ethereum:${ADDRESS}@1?value=2.5e17`)
    expect(field()).toHaveValue(ADDRESS)
    fireEvent.click(screen.getByRole('button', { name: 'Use the amount from the link: 0.25 ETH' }))
    expect(onAmount).toHaveBeenCalledExactlyOnceWith('0.25')
    expect(screen.queryByRole('button', { name: /amount from the link/ })).toBeNull()
  })

  test.each([
    [`ethereum:${ADDRESS}@137`, 'Polygon'],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'Bitcoin'],
  ])('for another network is refused by name: %s', (link, chain) => {
    renderWithStore(<Field />)
    paste(link)
    expect(field()).toHaveValue('')
    expect(field()).toHaveAccessibleDescription(new RegExp(`another network \\(${chain}\\)`))
  })
})

test('a page of another network’s explorer is named once that explorer is known', () => {
  const page = `https://polygonscan.com/address/${ADDRESS}`
  const { rerender } = renderWithStore(<Field />)
  paste(page)
  expect(field()).toHaveValue(page)
  rerender(<Field explorers={[{ network: 'polygon', pattern: 'https://polygonscan.com/address/{}' }]} />)
  expect(field()).toHaveAccessibleDescription(/another network \(Polygon\)/)
})

describe('a secret', () => {
  beforeEach(() => void vi.useRealTimers())

  test.each([
    ['seed phrase', PHRASE],
    ['private key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['private key', `0x${'4c'.repeat(32)}`],
  ])('raises an alarm and never reaches the form: %s', async (kind, secret) => {
    const onChange = vi.fn()
    renderWithStore(<Field onChange={onChange} />)
    paste(secret)
    fireEvent.blur(field())
    expect(await screen.findByRole('alert')).toHaveTextContent(`This looks like a ${kind}`)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Clear this field' }))
    expect(field()).toHaveValue('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('typed word by word, no more than its first two words reach the form, and these are withdrawn', () => {
    const onChange = vi.fn()
    renderWithStore(<Field onChange={onChange} />)
    for (const text of ['abandon', 'abandon ability', 'abandon ability able', 'abandon ability able about']) {
      type(text)
    }
    expect(onChange.mock.lastCall).toEqual([''])
    expect(onChange).not.toHaveBeenCalledWith(expect.stringContaining('able'))
    expect(field()).toHaveValue('abandon ability able about')
  })

  test('words that are none are an ordinary error', async () => {
    renderWithStore(<Field />)
    paste('please send all of my coins to the same wallet as last time thanks')
    fireEvent.blur(field())
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Invalid address/))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
