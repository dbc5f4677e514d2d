// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchReviews } from '@/api/feedback'
import { ApiFailure } from '@/domain/text/failure'
import type { Review } from '@/contract/reviews'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/feedback', () => ({ fetchReviews: vi.fn(), submitReview: vi.fn() }))
const fetchMock = vi.mocked(fetchReviews)
beforeEach(() => void fetchMock.mockReset())

const review = (id: string, changes: Partial<Review> = {}): Review => ({
  id,
  rating: 2,
  name: null,
  text: `What ${id} wrote`,
  language: 'de',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})
const texts = () => screen.getAllByRole('article').map((entry) => entry.querySelector('p')?.textContent)

test('a review is shown with its rating, its language, its date and its author', () => {
  renderWithStore(<ReviewEntries first={{ reviews: [review('a', { name: 'Anna' })], total: 1 }} />)
  expect(screen.getByRole('img', { name: '2 out of 5' })).toBeVisible()
  expect(screen.getByText('What a wrote')).toHaveAttribute('lang', 'de')
  expect(screen.getByText(/Anna/)).toHaveTextContent('Anna · Nov 20, 2026')
  expect(screen.queryByRole('button')).toBeNull()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('while there are none, it says so', () => {
  renderWithStore(<ReviewEntries first={{ reviews: [], total: 0 }} />)
  expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  expect(screen.getByText('If you completed an exchange here, you can write the first one.')).toBeVisible()
  expect(screen.queryByText('What our customers say')).toBeNull()
})

test('more are added below, none of them twice', async () => {
  fetchMock.mockResolvedValue({ reviews: [review('a'), review('b')], total: 2 })
  renderWithStore(<ReviewEntries first={{ reviews: [review('a')], total: 2 }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('What b wrote')
  expect(fetchMock).toHaveBeenCalledWith(20, 1)
  expect(texts()).toEqual(['What a wrote', 'What b wrote'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page that came without reviews requests them, and again after a failure', async () => {
  fetchMock.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  fetchMock.mockResolvedValueOnce({ reviews: [review('a')], total: 1 })
  renderWithStore(<ReviewEntries first={null} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load reviews.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What a wrote')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
