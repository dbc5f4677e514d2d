// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const sdk = vi.hoisted(() => ({
  init: vi.fn<(token: string, config: Record<string, unknown>) => void>(),
  track: vi.fn(),
  get_property: vi.fn<(name: string) => unknown>(),
  start_session_recording: vi.fn(),
  stop_session_recording: vi.fn(),
}))
vi.mock('mixpanel-browser/src/mixpanel-core.js', () => ({ init_as_module: () => sdk }))
vi.mock('mixpanel-browser/src/recorder/index.js', () => ({}))

const vendor = { token: 'abc', host: 'https://mixpanel.example' }
type Sent = { event: string; properties: Record<string, unknown> }
type Config = { hooks: { before_send_events: (sent: Sent) => Sent } }

/** As a page has it that was just loaded. */
async function fresh() {
  vi.resetModules()
  return import('@/integrations/mixpanel')
}
const config = () => sdk.init.mock.calls[0]?.[1] ?? {}

beforeEach(() => {
  for (const one of Object.values(sdk)) one.mockReset()
  sdk.get_property.mockImplementation((name) => (name === '$device_id' ? 'device-1' : undefined))
})

test('the device id is not there before Mixpanel has started, and then it is', async () => {
  const { mixpanelDeviceId, startMixpanel } = await fresh()
  expect(mixpanelDeviceId()).toBeNull()
  await startMixpanel(vendor)
  expect(mixpanelDeviceId()).toBe('device-1')
})

test('it starts once, with the host that is configured', async () => {
  const { startMixpanel } = await fresh()
  await Promise.all([startMixpanel(vendor), startMixpanel(vendor)])
  expect(sdk.init).toHaveBeenCalledExactlyOnceWith('abc', expect.objectContaining({ api_host: vendor.host }))
})

test('a failed start may be tried again', async () => {
  const { startMixpanel } = await fresh()
  sdk.init.mockImplementationOnce(() => {
    throw new Error('no storage')
  })
  await expect(startMixpanel(vendor)).rejects.toThrow('no storage')
  await startMixpanel(vendor)
  expect(sdk.init).toHaveBeenCalledTimes(2)
})

test('what a visitor types and reads is masked in recordings and never captured by itself', async () => {
  const { startMixpanel } = await fresh()
  await startMixpanel(vendor)
  expect(config()).toMatchObject({
    ...{ autocapture: false, ip: false, record_sessions_percent: 0, record_console: false },
    ...{ record_mask_all_text: true, record_mask_all_inputs: true },
  })
})

test('addresses are sent without what opens an order', async () => {
  const { startMixpanel } = await fresh()
  await startMixpanel(vendor)
  const { before_send_events } = (config() as Config).hooks
  const properties = { $current_url: 'https://halyard.example/exchange?id=abc', $screen_height: 900 }
  expect(before_send_events({ event: 'Page view', properties })).toEqual({
    event: 'Page view',
    properties: { $current_url: 'https://halyard.example/exchange', $screen_height: 900 },
  })
})

test('an experiment that was met before the start is tracked after it', async () => {
  const { startMixpanel, trackExperiment, trackPage } = await fresh()
  trackExperiment('flow', '1')
  expect(sdk.track).not.toHaveBeenCalled()
  await startMixpanel(vendor)
  trackPage('/')
  expect(sdk.track.mock.calls).toEqual([
    ['$experiment_started', { 'Experiment name': 'flow', 'Variant name': '1' }],
    ['Page view', { path: '/' }],
  ])
})

test('a recording is started and stopped by us', async () => {
  const { startMixpanel, recordSession } = await fresh()
  await startMixpanel(vendor)
  recordSession(true)
  expect(sdk.start_session_recording).toHaveBeenCalledOnce()
  recordSession(false)
  expect(sdk.stop_session_recording).toHaveBeenCalledOnce()
})
