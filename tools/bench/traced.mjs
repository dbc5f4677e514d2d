/** Tasks of the main thread, and the events and frames in them. More categories would slow down what is measured. */
const CATEGORIES = ['toplevel', 'devtools.timeline']

/** What the browser recorded of the page while `act` ran. */
export async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES })
  const [outcome] = await Promise.allSettled([act()])
  const recorded = await browser.stopTracing()
  if (outcome.status === 'rejected') throw outcome.reason
  return JSON.parse(recorded).traceEvents
}
