// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/ui/feedback/Dialog'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

function open() {
  const onClose = vi.fn()
  renderWithStore(
    <StrictMode>
      <Dialog title="Terms" closeLabel="Close" onClose={onClose}>
        <p>inside</p>
      </Dialog>
    </StrictMode>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Terms' }) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('it is open as long as it is mounted, also when React mounts it twice', async () => {
  const { dialog, onClose } = open()
  await settled()
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('the browser’s own closing, as by Escape, is reported', async () => {
  const { dialog, onClose } = open()
  await settled()
  dialog.close()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('its button and a press beside it close it, a press inside does not', async () => {
  const { dialog, onClose } = open()
  await userEvent.click(screen.getByText('inside'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
})
