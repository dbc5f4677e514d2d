import { expect, test as base, type Worker } from '@playwright/test'

/** How Chromium reports to its console what a policy of ours blocks in a page, a frame or a worker. */
const AGAINST_POLICY =
  /content security policy|permissions policy|opener-policy|resource-policy|agent-cluster/i
/**
 * Other people's pages that frame one of ours are kept from it on purpose (views.spec.ts); and over http from elsewhere,
 * where the overlay stands (insecure.spec.ts), browsers leave two headers out and say so.
 */
const ON_PURPOSE = /frame-ancestors|origin was untrustworthy|origin-keyed agent cluster/

/**
 * A test that also fails when any of its pages lets an exception through to nobody, or does what the headers it was served
 * with forbid.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const uncaught: string[] = []
    const forbidden: string[] = []
    context.on('weberror', (error) => uncaught.push(String(error.error())))
    context.on('console', (message) => {
      const text = message.text()
      if (AGAINST_POLICY.test(text) && !ON_PURPOSE.test(text)) forbidden.push(text)
    })
    // What a worker does wrong is not reported to the console of its page.
    context.on('page', (page) => page.on('worker', (worker) => void watchWorker(worker, forbidden)))
    await use(context)
    expect(uncaught, 'exceptions that nobody caught').toEqual([])
    expect(forbidden, 'what the policies forbid').toEqual([])
  },
})

async function watchWorker(worker: Worker, forbidden: string[]) {
  const first = await worker
    .evaluate(
      () =>
        new Promise<string>((resolve) =>
          addEventListener('securitypolicyviolation', (event) => {
            const { effectiveDirective, blockedURI } = event as unknown as SecurityPolicyViolationEvent
            resolve(`a worker: ${effectiveDirective} ${blockedURI}`)
          }),
        ),
    )
    // It ended, and did nothing wrong.
    .catch(() => null)
  if (first) forbidden.push(first)
}
