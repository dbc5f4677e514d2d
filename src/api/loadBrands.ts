import { type Brand, readBrands } from '@/config/brands'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { partnerBrands } from '@/contract/partnerBrands'
import { call } from './call'

/** `code`: visits of the page count for it; null: for nobody. */
type ListedBrand = Brand & { code: string | null }

/** Brands of partners with a page: those of the settings, and those that the desk has approved. Throws ApiFailure. */
export async function loadBrands(): Promise<ListedBrand[]> {
  const named = readBrands().partners.map((brand) => ({ ...brand, code: null }))
  if (!hasEmbeddedBackEnd()) return named
  const approved = await call(partnerBrands.list, {})
  return [...named, ...approved.map(({ name, slug, code }) => ({ name, slug, code }))]
}
