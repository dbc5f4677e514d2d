// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useErrorReports } from '@/features/errorReports/useErrorReports'
import { loadSentry } from '@/integrations/sentry'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/integrations/sentry', () => ({ loadSentry: vi.fn() }))
const started = vi.mocked(loadSentry)
const sentry = { dsn: 'https://abc@sentry.example/3' }

function Reporting() {
  useErrorReports()
  return null
}
const visit = async (changes: Parameters<typeof aSite>[0]) => {
  const shown = renderWithStore(<Reporting />, { facts: { site: aSite(changes) } })
  await act(async () => {})
  return shown
}

beforeEach(() => void started.mockReset().mockResolvedValue())

test('errors are reported where a DSN is configured, as from the environment that is configured', async () => {
  await visit({ vendors: { sentry }, environment: 'staging' })
  expect(started).toHaveBeenCalledExactlyOnceWith({ ...sentry, environment: 'staging' })
})

test('without a DSN nothing is loaded', async () => {
  await visit({})
  expect(started).not.toHaveBeenCalled()
})

test('a reporter that cannot be loaded is logged only', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  started.mockRejectedValue(new Error('no chunk'))
  await visit({ vendors: { sentry } })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error reports failed: no chunk')
})
