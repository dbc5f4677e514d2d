import type { DeskPartner } from '@/contract/deskPartners'
import { brandPath } from '@/domain/site/brandAddress'

/** Of the page of a partner's brand: what it is called, where it is, and whether anybody sees it. */
export function brandLine({ brand, state }: Pick<DeskPartner, 'brand' | 'state'>): string {
  if (!brand) return 'None was proposed.'
  const { name, slug, code } = brand
  const seen =
    brand.state === 'approved' && state !== 'active' ? `approved, not there while ${state}` : brand.state
  return `${name}, ${brandPath(slug)}: ${seen}. Its visits count for ${code ?? 'nobody, because no link of the partner is in use'}.`
}
