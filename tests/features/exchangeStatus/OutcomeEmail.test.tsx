// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { emailOutcome } from '@/api/notifications'
import { ApiFailure } from '@/domain/text/failure'
import { OutcomeEmail } from '@/features/exchangeStatus/OutcomeEmail'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/notifications', () => ({ emailOutcome: vi.fn() }))
const sent = vi.mocked(emailOutcome)
beforeEach(() => void sent.mockReset().mockResolvedValue())

const show = (changes = {}) =>
  renderWithStore(<OutcomeEmail exchange={anExchange(changes)} />, { router: { locale: 'de' } })
const offer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Email me the outcome' }))
  await screen.findByRole('textbox')
}
const field = () => screen.getByRole('textbox', { name: 'Your email address' })

test('an address is sent in the language of the page, by the keyboard alone, and named afterwards', async () => {
  show()
  await offer()
  expect(field()).toHaveFocus()
  await userEvent.keyboard('anna@mail.example{Enter}')
  expect(await screen.findByText(/We’ll email anna@mail\.example once/)).toBeVisible()
  expect(sent).toHaveBeenCalledExactlyOnceWith('abc123', 'anna@mail.example', 'de')
})

test('while the exchange is under review two emails are promised', async () => {
  show({ status: 'creating', issue: 'under_review' })
  await offer()
  expect(field()).toHaveAccessibleDescription(
    /^We’ll send one email when our review is done and one when this exchange ends/,
  )
  await userEvent.keyboard('anna@mail.example{Enter}')
  expect(await screen.findByText(/^We’ll email anna@mail\.example once our review is done and/)).toBeVisible()
})

test('what is no address is not sent', async () => {
  show()
  await offer()
  await userEvent.keyboard('anna@{Enter}')
  expect(screen.getByText('Enter a valid email address.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('is not offered once the exchange has ended, nor by a back end without such emails', async () => {
  const { unmount } = show({ status: 'finished' })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  sent.mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
  show()
  await offer()
  await userEvent.keyboard('anna@mail.example{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
