import type { Vendors } from '@/domain/vendor/vendors'
import { attempt } from './attempt'
import { loadScript } from './loadScript'

type SatismeterSettings = { writeKey: string; anonymousId: string; traits: Record<string, string> }

declare global {
  interface Window {
    satismeter?: (settings: SatismeterSettings) => void
    Trustpilot?: { loadFromElement: (element: Element, forceReload: boolean) => void }
  }
}

const place = () => document.querySelector('.trustpilot-widget')

export const hasReviewsPlace = () => place() !== null

/** support.trustpilot.com, «Add a TrustBox widget to a single-page application». */
export async function startTrustpilot({ host }: NonNullable<Vendors['trustpilot']>): Promise<void> {
  await loadScript(`${host}/bootstrap/v5/tp.widget.bootstrap.min.js`, () => window.Trustpilot)
  fillPlace()
}

/** A rerendered place, as after a change of language, is empty. */
export const refillReviews = () => attempt('Trustpilot', fillPlace)

function fillPlace() {
  const element = place()
  // Trustpilot's script fills existing places by itself when it loads.
  if (element && !element.querySelector('iframe')) window.Trustpilot?.loadFromElement(element, true)
}

/** help.satismeter.com. The visitor stays without a name, customers too. */
export async function startSatismeter(
  { key, host }: NonNullable<Vendors['satismeter']>,
  visitor: { id: string; language: string },
): Promise<void> {
  const satismeter = await loadScript(`${host}/satismeter.js`, () => window.satismeter)
  satismeter({ writeKey: key, anonymousId: visitor.id, traits: { language: visitor.language } })
}
