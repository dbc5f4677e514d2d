import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds of processor time: a probe that comes after more of it met a site that stands still. */
const STILL = 1000
/** Milliseconds: what Linux counts processor time in. */
const TICK = 10
const PAUSE = 20

/** @returns megabytes of memory a process has, null where the system does not say so as Linux does */
export function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return null
  }
}

/** @returns milliseconds that a process's main thread has computed, the time of day where the system does not say it as Linux does */
function computed(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  } catch {
    return performance.now()
  }
}

/** Polls the liveness probe while `work` is going on. A busy machine makes it wait, and the site compute no more.
 * @returns what `work` gives, and the most that the site computed before it replied, in milliseconds */
async function watched(site, work) {
  let isOn = true
  let longest = 0
  const probe = async () => {
    while (isOn) {
      const before = computed(site.pid)
      await fetch(`${site.origin}/api/site/live`).then((response) => response.text())
      longest = Math.max(longest, computed(site.pid) - before)
      await wait(PAUSE)
    }
  }
  const probing = probe()
  const result = await work().finally(() => (isOn = false))
  await probing
  return { result, longest: Math.round(longest) }
}

/** Reports what happened while another caller waited; what the first time loads and compiles code has to happen twice. */
export async function judgeWaits(site, report, name, work) {
  const { result, longest: once } = await watched(site, work)
  const longest = once > STILL ? Math.min(once, (await watched(site, work)).longest) : once
  const waits = `somebody else waited for ${longest} ms of computing at most`
  if (longest > STILL) report.lost(`${name}: ${waits}`)
  else report.tried(`${name}; ${waits}`)
  return result
}

/** How many there are of each: `200: 5, 429: 3`. */
export function counted(values) {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort()
    .map(([value, times]) => `${value}: ${times}`)
    .join(', ')
}
