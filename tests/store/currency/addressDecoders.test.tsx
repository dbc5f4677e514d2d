// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAddressCheck } from '@/store/currency/useAddressCheck'
import { BTC } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const { loaded } = vi.hoisted(() => ({ loaded: vi.fn() }))
vi.mock('@/domain/address/checkRecipient', (importOriginal) => {
  loaded()
  return importOriginal()
})

function Field() {
  useAddressCheck(BTC, '')
  return null
}

test('the decoders come with the first interaction, while the address is still empty', async () => {
  renderWithStore(<Field />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loaded).not.toHaveBeenCalled()

  fireEvent.pointerDown(window)
  await waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})
