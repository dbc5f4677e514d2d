import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchProviderStatistics } from '@/api/pageData'
import { loadPage } from '@/screens/loadPage'

export { ProvidersScreen as default } from '@/screens/providers/ProvidersScreen'
export const getStaticProps = loadPage({ texts: ['providers'], load: loadProviders })

/** A sandbox has no providers, so it has no such page. */
async function loadProviders() {
  if ((await loadCatalogue()).isSandbox) return null
  return { data: await fetchProviderStatistics() }
}
