import { isShuttingDown } from '@/runtime/lifecycle'

/** Milliseconds. */
const LIMIT = 2000

type Check = () => boolean | Promise<boolean>

const checks = new Map<string, Check>()

export const addReadinessCheck = (name: string, check: Check) => checks.set(name, check)

/** Milliseconds; the probe is public, and each costs a query of the database. */
const FRESH = 1000

let latest: { failed: Promise<string[]>; until: number } | undefined

/** @returns failed checks; one that does not respond counts as failed */
export async function failedReadinessChecks(): Promise<string[]> {
  if (isShuttingDown()) return ['ending']
  if (!latest || performance.now() >= latest.until)
    latest = { failed: runChecks(), until: performance.now() + FRESH }
  return latest.failed
}

async function runChecks(): Promise<string[]> {
  const results = [...checks].map(async ([name, check]) => ((await inTime(check)) ? [] : [name]))
  return (await Promise.all(results)).flat()
}

async function inTime(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, LIMIT)
  })
  // The failure itself is reported where the resource is used.
  const response = await Promise.race([Promise.resolve().then(check), late]).catch(() => false)
  clearTimeout(timer)
  return response
}
