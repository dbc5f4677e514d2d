// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { loadSentry } from '@/integrations/sentry'
import { startSentry } from '../../sentry.client.config'

vi.mock('../../sentry.client.config', () => ({ startSentry: vi.fn() }))

test('Sentry is started once and gets the earlier errors, after which the page buffers none', async () => {
  const stop = vi.fn()
  const early = { error: new Error('early'), at: 1 }
  window.earlyErrors = { kept: [early], stop }
  const settings = { dsn: 'https://abc@sentry.example/3', environment: 'production' }
  await Promise.all([loadSentry(settings), loadSentry(settings)])
  expect(startSentry).toHaveBeenCalledExactlyOnceWith({ ...settings, earlyErrors: [early] })
  expect(stop).toHaveBeenCalledOnce()
  expect(window.earlyErrors.kept).toEqual([])
})
