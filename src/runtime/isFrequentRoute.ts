/** A dozen to each page, or polled by a machine every few seconds. */
const QUIET = /^(?:file$|\/_next\/|\/api\/site\/(?:live|ready|metrics|providers)$)/

export const isFrequentRoute = (route: string) => QUIET.test(route)
