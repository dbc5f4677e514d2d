import type { GetStaticProps } from 'next'
import { brandIn } from '@/domain/site/brandAddress'
import { BrandScreen } from '@/screens/brand/BrandScreen'
import { type BrandData, loadBrandPage } from '@/screens/brand/loadBrand'
import type { PageProps } from '@/screens/loadPage'
import { AddedPageScreen } from '@/screens/prose/AddedPageScreen'
import { type AddedPageData, loadAddedPage } from '@/screens/prose/loadAddedPage'

export { blockingFallbackPaths as getStaticPaths } from '@/screens/blockingFallbackPaths'

/** A page that an operator has added, or that of a brand: `/buy-and-sell-crypto-on-{brand}` is no name of a file. */
export default function NamedPage({ data, ...props }: PageProps<BrandData | AddedPageData>) {
  if (!data) return null
  return 'buy' in data ? <BrandScreen {...props} data={data} /> : <AddedPageScreen {...props} data={data} />
}

export const getStaticProps: GetStaticProps = (context) =>
  brandIn(String(context.params?.page)) ? loadBrandPage(context) : loadAddedPage(context)
