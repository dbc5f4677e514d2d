import type { GetStaticPaths } from 'next'

/** The long tail is made on its first request and kept, so that a build does not grow with the catalogue. */
export const madeOnRequest: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })
