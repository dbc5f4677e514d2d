import { type BrowserContext, expect, type Request, test as base, type Worker } from '@playwright/test'

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
  context: async ({ context }, use, { errors }) => {
    const describe = watchNetwork(context)
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
    if (errors.length > 0) process.stdout.write(describe())
    expect(uncaught, 'exceptions that nobody caught').toEqual([])
    expect(forbidden, 'what the policies forbid').toEqual([])
  },
})

/** A test may fail once in a thousand runs; this says what its pages were then waiting for. */
function watchNetwork(context: BrowserContext) {
  const waiting = new Set<Request>()
  const failures: string[] = []
  context.on('request', (request) => waiting.add(request))
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => {
    waiting.delete(request)
    failures.push(`${request.failure()?.errorText}: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  return () => {
    const workers = context.pages().flatMap((page) => page.workers().map((worker) => worker.url()))
    const urls = [...waiting].map((request) => request.url())
    const parts = Object.entries({
      'its workers': workers,
      'unanswered requests': urls,
      'failed before': failures,
    })
    return parts.map(([name, lines]) => `${name}: ${lines.join(', ') || 'none'}\n`).join('')
  }
}

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
