import type { Page } from '@playwright/test'

/**
 * Ends what an earlier `page.route` does to these requests. `page.unroute` would switch off the interception of requests in
 * Chromium, for which Playwright waits on every worker: one that starts just then waits for a script that is intercepted.
 */
export const passOn = (page: Page, url: string) => page.route(url, (route) => route.continue())
