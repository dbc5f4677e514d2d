import type { Vendors } from '@/domain/vendor/vendors'
import { loadScript } from './loadScript'

type Settings = { writeKey: string; anonymousId: string; traits: Record<string, string> }
declare global {
  interface Window {
    satismeter?: (settings: Settings) => void
  }
}

/** SatisMeter's survey for a visitor without a name (help.satismeter.com): of a customer it learns no more than of anyone. */
export async function startSatismeter(
  { key, host }: NonNullable<Vendors['satismeter']>,
  visitor: { id: string; language: string },
): Promise<void> {
  const satismeter = await loadScript(`${host}/satismeter.js`, () => window.satismeter)
  satismeter({ writeKey: key, anonymousId: visitor.id, traits: { language: visitor.language } })
}
