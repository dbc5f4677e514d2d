// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Announcement } from '@/domain/site/announcement'
import { AnnouncementNotices } from '@/features/notices/AnnouncementNotices'
import { announcementsArrived } from '@/store/slices/otherSlice'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const ONE: Announcement = {
  id: 'one',
  kind: 'incident',
  text: 'Deposits of one chain arrive late.',
  language: 'en',
  until: null,
  pages: null,
  isDismissible: true,
  stopsOrders: false,
}
const notice = () => screen.queryByRole('region', { name: 'Incident' })
const show = (...announcements: Announcement[]) =>
  renderWithStore(<AnnouncementNotices />, { preloaded: { site: aSite({ announcements }) } })

beforeEach(() => localStorage.clear())

test('what the page was made with is shown, until newer ones arrive', () => {
  const { store } = show(ONE)
  expect(notice()).toHaveTextContent(ONE.text)
  act(() => void store.dispatch(announcementsArrived({ locale: 'en', list: [] })))
  expect(notice()).toBeNull()
})

test('one that was closed stays closed, beside a maintenance of the settings that was', () => {
  localStorage.setItem('maintance-notifications', '["spring"]')
  show(ONE)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(notice()).toBeNull()
  expect(JSON.parse(localStorage.getItem('maintance-notifications') ?? '')).toEqual(['spring', 'one'])
})

test('one that cannot be closed has no button, and is shown whatever was closed', () => {
  localStorage.setItem('maintance-notifications', '["one"]')
  show({ ...ONE, isDismissible: false })
  expect(notice()).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one of another page, or one that is over, is not shown', () => {
  show({ ...ONE, pages: ['/fees'] }, { ...ONE, id: 'two', until: '2020-01-01T00:00:00.000Z' })
  expect(notice()).toBeNull()
})

test('orders that are stopped are named with the time in UTC', () => {
  show({ ...ONE, stopsOrders: true, until: '2050-12-01T08:30:00.000Z' })
  expect(notice()).toHaveTextContent('New exchanges are paused.')
  expect(notice()).toHaveTextContent('08:30 AM UTC')
})

test('a text in another language than the page is marked as such', () => {
  show({ ...ONE, language: 'de', text: 'Verspätet.' })
  expect(screen.getByText('Verspätet.')).toHaveAttribute('lang', 'de')
})
