import { logFailure } from '@/runtime/log'
import { processSingleton } from '@/runtime/processSingleton'

type Work = { name: string; end: () => Promise<void> }

const kept = processSingleton('lifecycle', () => ({ isShuttingDown: false, works: [] as Work[] }))

/** Whether this process was told to end: it answers what was asked, takes nothing new on and is no longer ready. */
export const isShuttingDown = () => kept.isShuttingDown
export const startShutdown = () => {
  kept.isShuttingDown = true
}

/** What must be put in order before the process ends, the last begun first. Told twice under one name, it is done once. */
export function onShutdown(name: string, end: Work['end']) {
  kept.works = [...kept.works.filter((work) => work.name !== name), { name, end }]
}

/** Puts everything in order, once the last request is answered. One that fails does not stop the others. */
export async function runShutdownHooks(): Promise<void> {
  for (const { name, end } of kept.works.splice(0).reverse()) {
    await end().catch((error: unknown) => {
      logFailure(`end of ${name}`, error)
    })
  }
}
