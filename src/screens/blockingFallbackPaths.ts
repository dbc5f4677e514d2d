import type { GetStaticPaths } from 'next'

/** Rendered on first request, so that a build does not grow with the catalogue. */
export const blockingFallbackPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })
