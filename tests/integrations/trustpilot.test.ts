// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasReviewsPlace, refillReviews, startTrustpilot } from '@/integrations/customerFeedback'
import { aHost, arrive } from './vendorScript'

const config = (host: string) => ({ businessUnitId: 'unit-1', templateId: 'template-1', host })
const src = (host: string) => `${host}/bootstrap/v5/tp.widget.bootstrap.min.js`
const drawPlace = () => {
  document.body.innerHTML = '<div class="trustpilot-widget"><a href="/">Reviews</a></div>'
  return document.querySelector('.trustpilot-widget')
}

afterEach(() => document.body.replaceChildren())

test('the place is filled when the script has come', async () => {
  const host = aHost()
  expect(hasReviewsPlace()).toBe(false)
  const place = drawPlace()
  expect(hasReviewsPlace()).toBe(true)
  const loadFromElement = vi.fn()
  const started = startTrustpilot(config(host))
  arrive(src(host), { Trustpilot: { loadFromElement } })
  await started
  expect(loadFromElement).toHaveBeenCalledExactlyOnceWith(place, true)
})

test('a place that is filled already is left alone, and one drawn anew is filled', async () => {
  const host = aHost()
  drawPlace()?.append(document.createElement('iframe'))
  const loadFromElement = vi.fn()
  const started = startTrustpilot(config(host))
  arrive(src(host), { Trustpilot: { loadFromElement } })
  await started
  refillReviews()
  expect(loadFromElement).not.toHaveBeenCalled()
  const anew = drawPlace()
  refillReviews()
  expect(loadFromElement).toHaveBeenCalledExactlyOnceWith(anew, true)
})
