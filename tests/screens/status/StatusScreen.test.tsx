// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchSiteStatus } from '@/api/siteStatus'
import type { SiteStatus } from '@/contract/siteStatus'
import { ApiFailure } from '@/domain/text/failure'
import { StatusScreen } from '@/screens/status/StatusScreen'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/siteStatus', () => ({ fetchSiteStatus: vi.fn() }))
const fetchMock = vi.mocked(fetchSiteStatus)

const STATUS: SiteStatus = {
  at: '2026-11-30T12:00:00.000Z',
  parts: [
    {
      ...{ part: 'site', state: 'up' },
      days: [
        { day: '2026-11-29', measuredMinutes: 1440, upMinutes: 1430 },
        { day: '2026-11-30', measuredMinutes: 720, upMinutes: 720 },
      ],
    },
    { part: 'mail', state: 'down', days: [{ day: '2026-11-30', measuredMinutes: 10, upMinutes: 5 }] },
  ],
  incidents: [
    { part: 'mail', from: '2026-11-30T11:55:00.000Z', until: null },
    { part: 'site', from: '2026-11-29T03:00:00.000Z', until: '2026-11-29T03:10:00.000Z' },
  ],
  announcements: [],
}

beforeEach(() => void fetchMock.mockReset().mockImplementation(() => new Promise(() => {})))

const show = (data: SiteStatus | null) =>
  renderWithStore(<StatusScreen data={data} prose={null} preloaded={{ site: aSite(), currencies: [] }} />)

test('it says what works, the availability of each service and its interruptions with their times', () => {
  show(STATUS)
  expect(screen.getByText('Something isn’t working right now')).toBeVisible()
  const now = screen.getByRole('table', { name: 'What works now' })
  expect(within(now).getByRole('row', { name: /Email/ })).toHaveTextContent('Not working')
  expect(
    screen.getByText(/^Available: 99.53%. Days measured: 2 of 90. Days with interruptions: 1\.$/),
  ).toBeVisible()
  const rows = within(screen.getByRole('table', { name: 'Interruptions' })).getAllByRole('row')
  expect(rows[1]).toHaveTextContent(/Email.*Ongoing5$/)
  expect(rows[2]).toHaveTextContent(/Website and accounts.*10$/)
})

test('all that is measured works', () => {
  show({ ...STATUS, parts: STATUS.parts.slice(0, 1), incidents: [] })
  expect(screen.getByText('Everything we measure works')).toBeVisible()
  expect(screen.getByText('None was measured.')).toBeVisible()
})

test('without any measurement nothing is claimed', () => {
  show({ ...STATUS, parts: [], incidents: [] })
  expect(screen.getByText('There is no current measurement')).toBeVisible()
  expect(screen.queryByText(/works$|None was/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a newer measurement takes the place of the one that the page was made with', async () => {
  fetchMock.mockResolvedValue({ ...STATUS, parts: STATUS.parts.slice(0, 1) })
  show(STATUS)
  expect(await screen.findByText('Everything we measure works')).toBeVisible()
})

test('while the site does not answer the page says that it shows the last status', async () => {
  fetchMock.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  show(STATUS)
  expect(await screen.findByText(/^The current status can’t be loaded/)).toBeVisible()
})

test('what staff have announced stands there with its times, and English words are marked as such', () => {
  const announced = { from: '2026-11-30T11:00:00.000Z', language: 'en' }
  const announcements = [
    { id: 'b', kind: 'incident' as const, text: 'Emails arrive late.', until: null, ...announced },
    {
      ...{ id: 'a', kind: 'maintenance' as const, text: 'We move a database.' },
      ...{ ...announced, until: '2026-11-30T11:30:00.000Z' },
    },
  ]
  renderWithStore(
    <StatusScreen
      data={{ ...STATUS, announcements }}
      prose={null}
      preloaded={{ site: aSite(), currencies: [] }}
    />,
    { texts: 'de', router: { locale: 'de' } },
  )
  const rows = within(screen.getByRole('table', { name: 'Mitteilungen' })).getAllByRole('row')
  expect(rows[1]).toHaveTextContent(/Störung.*Emails arrive late\..*Dauert an$/)
  expect(rows[2]).toHaveTextContent(/Wartungsarbeiten.*We move a database\..*12:30|11:30/)
  expect(screen.getByText('We move a database.')).toHaveAttribute('lang', 'en')
})
