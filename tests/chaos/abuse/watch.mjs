import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: a probe that waits longer is a site that stands still. Another worker's load on the machine is below it. */
const STILL = 1000
const PAUSE = 20

/** @returns megabytes of memory a process has, null where the system does not say so as Linux does */
export function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return null
  }
}

/** Polls the liveness probe while `work` is going on.
 * @returns what `work` gives, and the longest wait in milliseconds */
async function watched(site, work) {
  let isOn = true
  let longest = 0
  const probe = async () => {
    while (isOn) {
      const started = performance.now()
      await fetch(`${site.origin}/api/site/live`).then((response) => response.text())
      longest = Math.max(longest, performance.now() - started)
      await wait(PAUSE)
    }
  }
  const probing = probe()
  const result = await work().finally(() => (isOn = false))
  await probing
  return { result, longest: Math.round(longest) }
}

/** Reports what happened while another caller waited; on a busy machine it has to happen twice. */
export async function judgeWaits(site, report, name, work) {
  const { result, longest: once } = await watched(site, work)
  const longest = once > STILL ? Math.min(once, (await watched(site, work)).longest) : once
  if (longest > STILL) report.lost(`${name}: somebody else waited ${longest} ms`)
  report.tried(`${name}; somebody else waited ${longest} ms at most`)
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
