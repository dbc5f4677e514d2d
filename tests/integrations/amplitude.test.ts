// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { countAmplitudePage, startAmplitude } from '@/integrations/amplitude'
import { aHost, arrive } from './vendorScript'

afterEach(() => window.history.replaceState(null, '', '/'))

test('Amplitude is started for the visitor, and notes no pages, clicks or forms by itself', async () => {
  const host = aHost()
  const init = vi.fn()
  const started = startAmplitude({ key: 'key/1', host, serverZone: 'EU' }, 'visitor-1')
  arrive(`${host}/script/key%2F1.js`, { amplitude: { init, track: vi.fn() } })
  await started
  expect(init).toHaveBeenCalledExactlyOnceWith('key/1', 'visitor-1', {
    serverZone: 'EU',
    fetchRemoteConfig: false,
    autocapture: {
      attribution: true,
      sessions: true,
      pageViews: false,
      elementInteractions: false,
      formInteractions: false,
      fileDownloads: false,
    },
  })
})

test('a start that throws is a failure', async () => {
  const host = aHost()
  const started = startAmplitude({ key: 'key', host, serverZone: 'US' }, 'visitor-1')
  const init = () => {
    throw new Error('broken')
  }
  arrive(`${host}/script/key.js`, { amplitude: { init } })
  await expect(started).rejects.toThrow('broken')
})

test('a page is counted without its query', () => {
  const track = vi.fn()
  Object.assign(window, { amplitude: { track } })
  window.history.replaceState(null, '', '/exchange?id=secret')
  countAmplitudePage()
  expect(track).toHaveBeenCalledExactlyOnceWith('[Amplitude] Page Viewed', {
    '[Amplitude] Page Location': 'http://localhost:3000/exchange',
    '[Amplitude] Page Path': '/exchange',
  })
})
