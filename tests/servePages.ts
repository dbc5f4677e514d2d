import { vi } from 'vitest'
import { wireBackEnd } from '@/api/wireBackEnd'
import { processHandle } from '@/config/processHandle'

/**
 * Makes this process one that serves pages, as src/http/startSite.ts does, with the embedded back end, and its loaders call it.
 * Page loaders are bundled apart in production, so here too they have other modules than what answers them.
 */
export async function servePages() {
  wireBackEnd()
  vi.resetModules()
  const [{ connectBackEnd }, { pageServices }] = await Promise.all([
    import('@/http/backEnd'),
    import('@/http/pageServices'),
  ])
  await connectBackEnd()
  processHandle().pages = pageServices
}
