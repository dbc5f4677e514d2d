import { logFailure } from '@/runtime/log'
import { perProcess } from '@/runtime/perProcess'

type Work = { name: string; end: () => Promise<void> }

const kept = perProcess('lifecycle', () => ({ isEnding: false, works: [] as Work[] }))

/** Whether this process was told to end: it answers what was asked, takes nothing new on and is no longer ready. */
export const isEnding = () => kept.isEnding
export const beginEnd = () => {
  kept.isEnding = true
}

/** What must be put in order before the process ends, the last begun first. Told twice under one name, it is done once. */
export function onEnd(name: string, end: Work['end']) {
  kept.works = [...kept.works.filter((work) => work.name !== name), { name, end }]
}

/** Puts everything in order, once the last request is answered. One that fails does not stop the others. */
export async function putInOrder(): Promise<void> {
  for (const { name, end } of kept.works.splice(0).reverse()) {
    await end().catch((error: unknown) => {
      logFailure(`end of ${name}`, error)
    })
  }
}
