import { findAsset, wordsOf, type Asset } from './asset'
import { oncePerList } from '@/domain/text/oncePerList'

/** What /what-is/{currencyName} calls each coin: its name; of two namesakes the lesser known adds its ticker. */
export const assetSlugs = oncePerList((assets: readonly Asset[]): ReadonlyMap<Asset, string> => {
  const taken = new Set<string>()
  const slugs = new Map<Asset, string>()
  for (const asset of assets) {
    const words = wordsOf(asset.name) || asset.url
    const slug = taken.has(words) ? `${words}-${asset.url}` : words
    taken.add(slug)
    slugs.set(asset, slug)
  }
  return slugs
})

export function findBySlug(
  assets: readonly Asset[],
  address: string,
): { asset: Asset; slug: string; slugs: ReadonlyMap<Asset, string> } | null {
  const slugs = assetSlugs(assets)
  const asset = assets.find((one) => slugs.get(one) === address) ?? findAsset(assets, address)
  const slug = asset && slugs.get(asset)
  return slug ? { asset, slug, slugs } : null
}
