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

/** The class by which Trustpilot knows its places; `ReviewsWidget` bears it. */
const place = () => document.querySelector('.trustpilot-widget')

export const hasReviewsPlace = () => place() !== null

/** Trustpilot's TrustBox (support.trustpilot.com, «Add a TrustBox widget to a single-page application»). */
export async function startTrustpilot({ host }: NonNullable<Vendors['trustpilot']>): Promise<void> {
  await loadScript(`${host}/bootstrap/v5/tp.widget.bootstrap.min.js`, () => window.Trustpilot)
  fillPlace()
}

/** A place that was drawn anew, as after a change of language, is empty again. */
export const refillReviews = () => attempt('Trustpilot', fillPlace)

function fillPlace() {
  const element = place()
  // The script fills by itself what it finds when it comes.
  if (element && !element.querySelector('iframe')) window.Trustpilot?.loadFromElement(element, true)
}

/** SatisMeter's survey for a visitor without a name (help.satismeter.com): of a customer it learns no more than of anyone. */
export async function startSatismeter(
  { key, host }: NonNullable<Vendors['satismeter']>,
  visitor: { id: string; language: string },
): Promise<void> {
  const satismeter = await loadScript(`${host}/satismeter.js`, () => window.satismeter)
  satismeter({ writeKey: key, anonymousId: visitor.id, traits: { language: visitor.language } })
}
