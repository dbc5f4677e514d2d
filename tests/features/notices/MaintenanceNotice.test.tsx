// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MaintenanceNotice } from '@/features/notices/MaintenanceNotice'
import { maintenanceClosed, selectMaintenance } from '@/store/slices/customerAccountSlice'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const KEY = 'maintance-notifications'
const notice = () => screen.queryByRole('region', { name: 'Maintenance in progress' })
const show = (maintenanceId: string | null) =>
  renderWithStore(<MaintenanceNotice />, { preloaded: { site: aSite({ maintenanceId }) } })
const close = () => act(() => screen.getByRole('button', { name: 'Close' }).click())
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown

beforeEach(() => localStorage.clear())

test('shown only if active', () => {
  const { store } = show('spring')
  expect(notice()).toBeVisible()
  act(() => void store.dispatch(maintenanceClosed()))
  expect(stored()).toBeNull()
  expect(notice()).toBeNull()
})

test('without a maintenance nothing is shown', () => {
  show(null)
  expect(notice()).toBeNull()
})

test('not shown when its id is in the stored list', () => {
  localStorage.setItem(KEY, '["winter","spring"]')
  show('spring')
  expect(notice()).toBeNull()
})

test('another maintenance is news', () => {
  localStorage.setItem(KEY, '["spring"]')
  show('summer')
  expect(notice()).toBeVisible()
})

test('closing appends the id to the stored list and sets it inactive', () => {
  localStorage.setItem(KEY, '["winter"]')
  const { store } = show('spring')
  close()
  expect(stored()).toEqual(['winter', 'spring'])
  expect(selectMaintenance(store.getState())).toEqual({ id: 'spring', isActive: false })
  expect(notice()).toBeNull()
})

test('what another tab closed meanwhile stays in the list', () => {
  show('spring')
  localStorage.setItem(KEY, '["winter"]')
  close()
  expect(stored()).toEqual(['winter', 'spring'])
})

test('a stored text that is no list is replaced', () => {
  localStorage.setItem(KEY, 'spring')
  show('spring')
  close()
  expect(stored()).toEqual(['spring'])
})

test('one that is closed in another tab goes here too', () => {
  show('spring')
  localStorage.setItem(KEY, '["spring"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(notice()).toBeNull()
})
