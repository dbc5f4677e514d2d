import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchProviderStatistics } from '@/api/providerStatistics'

/** A sandbox has no providers, so it has no such page. */
export async function loadProviders() {
  if ((await loadCatalogue()).isSandbox) return null
  return { data: await fetchProviderStatistics() }
}
