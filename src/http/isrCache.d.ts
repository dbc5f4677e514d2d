import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

declare class IsrCache implements Pick<CacheHandler, 'revalidateTag' | 'resetRequestCache'> {
  constructor(context: { maxMemoryCacheSize?: number })
  get(key: string): Promise<CacheHandlerValue | null>
  set(
    key: string,
    value: CacheHandlerValue['value'],
    context: Pick<CacheHandlerValue, 'cacheControl'>,
  ): Promise<void>
  revalidateTag(): Promise<void>
  resetRequestCache(): void
}
export { IsrCache, IsrCache as default }
