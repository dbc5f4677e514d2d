// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { startSatismeter } from '@/integrations/customerFeedback'
import { aHost, arrive } from './vendorScript'

test('the survey learns an id and a language, and nothing of the person', async () => {
  const host = aHost()
  const satismeter = vi.fn()
  const started = startSatismeter({ key: 'key-1', host }, { id: 'visitor-1', language: 'de' })
  arrive(`${host}/satismeter.js`, { satismeter })
  await started
  expect(satismeter).toHaveBeenCalledExactlyOnceWith({
    writeKey: 'key-1',
    anonymousId: 'visitor-1',
    traits: { language: 'de' },
  })
})
