import { brandIn } from '@/domain/site/brandAddress'
import type { LinkedCode } from '@/domain/partner/referralCookie'
import { logFailure } from '@/runtime/log'

/** Of the partner whose brand's page it is, as `?ref=` of the address would name it; null elsewhere. */
export async function linkedByBrand(path: string): Promise<LinkedCode | null> {
  const slug = brandIn(decoded(path.split('/').at(-1) ?? ''))
  if (!slug) return null
  try {
    const { codeOfBrand } = await import('@/server/partners/partnerBrands')
    const code = await codeOfBrand(slug)
    return code === null ? null : { code, subId: null, clickId: null }
  } catch (error) {
    // The page comes all the same.
    logFailure('partner brand', error)
    return null
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
