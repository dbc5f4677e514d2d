import type { GetStaticPaths } from 'next'

/** The long tail is rendered on its first request and cached, so that a build does not grow with the catalogue. */
export const blockingFallbackPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })
