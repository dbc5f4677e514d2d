import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

declare class PageCache implements Pick<CacheHandler, 'revalidateTag' | 'resetRequestCache'> {
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
export { PageCache as default }
