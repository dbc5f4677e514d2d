// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { VerifyReceipt } from '@/features/receipts/VerifyReceipt'
import { verdictOn } from '@/features/receipts/verdictOn'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/features/receipts/verdictOn', () => ({ verdictOn: vi.fn() }))

test('the result of each file stands above the fields and has the focus', async () => {
  vi.mocked(verdictOn).mockResolvedValue({ kind: 'invalid' })
  renderWithStore(<VerifyReceipt />)
  const field = screen.getByLabelText('Receipt file')
  for (const name of ['one.json', 'two.json']) {
    await userEvent.upload(field, new File(['{}'], name, { type: 'application/json' }))
    const result = await screen.findByRole('alert')
    expect(result.parentElement).toHaveFocus()
    expect(result.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    field.focus()
  }
})
