// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddressTools } from '@/ui/address/AddressTools'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/ui/address/ScanDialog', () => {
  throw new Error('its code did not arrive')
})

test('a scanner whose code cannot be fetched says so', async () => {
  renderWithStore(
    <AddressTools isFilled={false} canScan onText={vi.fn()} onClear={vi.fn()}>
      {null}
    </AddressTools>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Scan QR code' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect')
})
