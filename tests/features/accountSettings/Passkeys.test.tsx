// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renamePasskey } from '@/api/security'
import { Passkeys } from '@/features/accountSettings/Passkeys'
import { RecoveryCodes } from '@/features/accountSettings/RecoveryCodes'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/security', () => ({ renamePasskey: vi.fn(() => Promise.resolve()) }))

const PASSKEY = { id: 'p-1', name: 'Bitwarden', createdAt: '2026-11-21T12:00:00.000Z', usedAt: null }

test('a passkey gets another name, and nothing is sent without one', async () => {
  const onChanged = vi.fn()
  renderWithStore(<Passkeys passkeys={[PASSKEY]} onChanged={onChanged} />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename passkey Bitwarden' }))
  const field = screen.getByRole('textbox', { name: 'Passkey name' })
  expect(field).toHaveValue('Bitwarden')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(renamePasskey).not.toHaveBeenCalled()
  await userEvent.type(field, ' Laptop ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(renamePasskey).toHaveBeenCalledExactlyOnceWith('p-1', 'Laptop')
  expect(onChanged).toHaveBeenCalledExactlyOnceWith({ kind: 'renamed', codes: null })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Rename passkey Bitwarden' })).toHaveFocus()
})

test('recovery codes are copied, downloaded and printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  renderWithStore(
    <RecoveryCodes left={2} shown={['aaaa-bbbb', 'cccc-dddd']} onChanged={vi.fn()} onHidden={vi.fn()} />,
  )
  for (const name of ['Copy codes', 'Download']) expect(screen.getByRole('button', { name })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
