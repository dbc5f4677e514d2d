import type { Vendors } from '@/domain/vendor/vendors'
import { withoutSecrets } from '@/domain/vendor/withoutSecrets'

type Mixpanel = ReturnType<typeof import('mixpanel-browser/src/mixpanel-core.js').init_as_module>
type Sent = { event: string; properties: Record<string, unknown> }

let starting: Promise<void> | null = null
let mixpanel: Mixpanel | null = null
let pending: [event: string, properties: Record<string, string>][] = []

export function mixpanelDeviceId(): string | null {
  const id: unknown = mixpanel?.get_property('$device_id')
  return typeof id === 'string' && id ? id : null
}

export function startMixpanel(vendor: NonNullable<Vendors['mixpanel']>): Promise<void> {
  starting ??= start(vendor).catch((error: unknown) => {
    starting = null
    throw error
  })
  return starting
}

export const trackPage = (path: string) => track('Page view', { path })

export const trackExperiment = (experiment: string, variation: string) =>
  track('$experiment_started', { 'Experiment name': experiment, 'Variant name': variation })

function track(event: string, properties: Record<string, string>) {
  if (mixpanel) mixpanel.track(event, properties)
  else pending.push([event, properties])
}

/** The recorder loads on demand, from this site. */
export function recordSession(isRecorded: boolean): void {
  if (isRecorded) mixpanel?.start_session_recording()
  else mixpanel?.stop_session_recording()
}

async function start({ token, host }: NonNullable<Vendors['mixpanel']>) {
  const { init_as_module } = await import('mixpanel-browser/src/mixpanel-core.js')
  const started = init_as_module(loadPart)
  started.init(token, {
    api_host: host,
    // A cookie would be sent with every call.
    persistence: 'localStorage',
    ip: false,
    autocapture: false,
    // `recordSession` decides.
    record_sessions_percent: 0,
    record_mask_all_text: true,
    record_mask_all_inputs: true,
    record_console: false,
    // QR codes show addresses; a link to an order opens it, one to an explorer names an address.
    record_block_selector: 'img, svg, video, audio, a[href*="id="], a[target="_blank"]',
    hooks: { before_send_events: withoutSecretsIn },
  })
  mixpanel = started
  for (const [event, properties] of pending) started.track(event, properties)
  pending = []
}

/** Only the recorder is ever requested; nothing comes from Mixpanel's host. */
function loadPart(src: string, onload: () => void) {
  import('mixpanel-browser/src/recorder/index.js').then(onload, () => {
    // A visit works unrecorded.
  })
}

const withoutSecretsIn = ({ properties, ...sent }: Sent): Sent => ({
  ...sent,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSecrets(value) : value,
    ]),
  ),
})
