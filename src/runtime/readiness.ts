import { isShuttingDown } from '@/runtime/lifecycle'
import { processSingleton } from '@/runtime/processSingleton'

/** Milliseconds; whoever asks for readiness asks again in some seconds. */
const LIMIT = 2000

type Check = () => boolean | Promise<boolean>

const checks = processSingleton('readiness', () => new Map<string, Check>())

/** What must hold before visitors are sent to this process. */
export const addReadinessCheck = (name: string, check: Check) => checks.set(name, check)

/** Milliseconds; anybody may ask, and an answer costs a query of the database. */
const FRESH = 1000

let latest: { failed: Promise<string[]>; until: number } | undefined

/** @returns what is not yet, or no longer, as it should be; a check that fails or does not answer counts as such */
export async function failedReadinessChecks(): Promise<string[]> {
  if (isShuttingDown()) return ['ending']
  if (!latest || performance.now() >= latest.until)
    latest = { failed: runChecks(), until: performance.now() + FRESH }
  return latest.failed
}

async function runChecks(): Promise<string[]> {
  const asked = [...checks].map(async ([name, check]) => ((await inTime(check)) ? [] : [name]))
  return (await Promise.all(asked)).flat()
}

async function inTime(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, LIMIT)
  })
  // Whatever went wrong is told where it is done in earnest.
  const answer = await Promise.race([Promise.resolve().then(check), late]).catch(() => false)
  clearTimeout(timer)
  return answer
}
