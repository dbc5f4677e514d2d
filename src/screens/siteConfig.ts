import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { readSite } from '@/config/site'
import type { PreloadedState } from '@/store/preloadedState'
import { loadCatalogue } from '@/api/loadCatalogue'

export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

export const siteConfig = async (language: string | undefined): Promise<PreloadedState['site']> => ({
  ...readSite(language),
  sandbox: await isSandbox(),
})

/** The back end says it of itself; while it is silent, only the embedded one is known to be a sandbox. */
async function isSandbox(): Promise<boolean> {
  const isEmbedded = hasEmbeddedBackEnd()
  if (isBuilding) return isEmbedded
  return loadCatalogue().then(
    (catalogue) => catalogue.isSandbox,
    () => isEmbedded,
  )
}
