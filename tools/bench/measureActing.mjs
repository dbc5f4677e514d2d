import { setTimeout as wait } from 'node:timers/promises'
import { actingSteps } from './actingSteps.mjs'
import { onPhones, slowDown } from './browserRuns.mjs'
import { quantile } from './statistics.mjs'

/** In ms, for whatever a step causes to end. */
const REST = 1500
/** In ms; the browser reports no shorter interaction. */
const SHORTEST = 16

/**
 * Interaction to next paint of each step of an exchange on a phone with the processor slowed down four times, every
 * run with a cold cache. @returns one record: the p98 of each step in ms by its key
 */
export async function measureActing(origin, runs, say) {
  const measured = await onPhones(
    runs,
    (run) => say(`acting ${run}`),
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      return oneRun(page, origin)
    },
  )
  const steps = Object.keys(measured[0])
  const p98 = (step) =>
    quantile(
      measured.map((run) => run[step]),
      0.98,
    )
  return [Object.fromEntries(steps.map((step) => [step, p98(step)]))]
}

async function oneRun(page, origin) {
  await page.addInitScript(watchInteractions)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await slowDown(page)
  await wait(REST)
  const took = {}
  for (const [step, act] of Object.entries(actingSteps(page))) {
    await page.evaluate(() => void (globalThis.longestInteraction = 0))
    await act()
    await wait(REST)
    took[step] = Math.max(SHORTEST, await page.evaluate(() => globalThis.longestInteraction))
  }
  return took
}

/** Runs in the page: `longestInteraction` is the longest, in ms, since it was last set to 0. */
function watchInteractions() {
  globalThis.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longestInteraction = Math.max(globalThis.longestInteraction, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}
