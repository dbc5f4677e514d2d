import { logFailure } from '@/runtime/log'

type Work = { name: string; end: () => Promise<void> }

const state = { isShuttingDown: false, works: [] as Work[] }

/** It finishes its requests, accepts none and is no longer ready. */
export const isShuttingDown = () => state.isShuttingDown
export const startShutdown = () => {
  state.isShuttingDown = true
}

/** In reverse order. One name is registered once. */
export function onShutdown(name: string, end: Work['end']) {
  state.works = [...state.works.filter((work) => work.name !== name), { name, end }]
}

export async function runShutdownHooks(): Promise<void> {
  for (const { name, end } of state.works.splice(0).reverse()) {
    await end().catch((error: unknown) => {
      logFailure(`end of ${name}`, error)
    })
  }
}
