// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitReview } from '@/api/feedback'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiFailure } from '@/domain/text/failure'
import { ReviewForm } from '@/features/reviews/ReviewForm'
import { expectFocus } from '../../expectFocus'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/feedback', () => ({ submitReview: vi.fn(), fetchReviews: vi.fn() }))
const sent = vi.mocked(submitReview)
beforeEach(() => {
  sent.mockReset()
  sent.mockResolvedValue()
})

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name = 'Submit review') => screen.getByRole('button', { name })

async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: '4 out of 5' }))
  await userEvent.type(field('Your review'), 'It went as it was said.')
  await userEvent.type(field('Exchange ID'), 'https://halyard.example/exchange?id=abc123')
}

test('a review is sent as it was written, and promised no more than a check', async () => {
  renderWithStore(<ReviewForm />, { router: { locale: 'fr' } })
  await fill()
  await userEvent.click(button())
  await expectFocus(screen.findByRole('heading', { name: 'Thanks for your review' }))
  expect(screen.getByText('We’ll publish it once it’s been checked and approved.')).toBeVisible()
  expect(sent.mock.calls).toEqual([
    [{ rating: 4, name: '', text: 'It went as it was said.', exchangeId: 'abc123' }, 'fr'],
  ])
})

test('the id of the linked exchange is filled in', () => {
  window.history.replaceState(null, '', '/reviews?exchangeId=6g6qv9d72mm1p6yr')
  renderWithStore(<ReviewForm />)
  expect(field('Exchange ID')).toHaveValue('6g6qv9d72mm1p6yr')
  window.history.replaceState(null, '', '/')
})

test('an empty form sends nothing, shows every problem and focuses the first one', async () => {
  renderWithStore(<ReviewForm />)
  await userEvent.click(button())
  const rating = screen.getByRole('radiogroup', { name: 'Your rating' })
  expect(rating).toHaveAccessibleDescription('Choose a rating.')
  expect(field('Your review')).toHaveAccessibleDescription(/Enter at least 20 characters\./)
  expect(field('Exchange ID')).toHaveAccessibleDescription(/Enter your exchange ID\./)
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 out of 5' })).toHaveFocus())
  await userEvent.click(screen.getByRole('radio', { name: '5 out of 5' }))
  expect(rating).not.toHaveAttribute('aria-invalid')
  expect(sent).not.toHaveBeenCalled()
})

test.each<[ApiErrorCode, string]>([
  ['not_found', 'Exchange not found.'],
  ['action_unavailable', 'This exchange isn’t completed yet.'],
  ['already_reviewed', 'This exchange has already been reviewed.'],
  ['validation_failed', 'Invalid value. Check it and try again.'],
])('the refusal %s is shown at the exchange field, and what was written stays', async (code, words) => {
  const fields = { exchangeId: { code, description: '' } }
  const body = { code, error: '', description: '', traceId: '', fields }
  sent.mockRejectedValueOnce(new ApiFailure({ kind: 'refused', status: 422, body }))
  renderWithStore(<ReviewForm />)
  await fill()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the highlighted fields.')
  expect(field('Exchange ID').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(words)).toBeVisible()
  expect(field('Your review')).toHaveValue('It went as it was said.')
  expect(screen.getByRole('radio', { name: '4 out of 5' })).toBeChecked()
})

test('a lost response is shown as a review that may have arrived', async () => {
  sent.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  renderWithStore(<ReviewForm />)
  await fill()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('store it only once')
  await userEvent.click(button('Submit again'))
  await screen.findByRole('heading', { name: 'Thanks for your review' })
})
