import * as timings from '@/config/timings'
import { savesData } from '@/browser/storage/savesData'
import { waitFromLoad, whenIdle } from './pageLoad'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/**
 * Once, when idle after the first interaction. Returns the unsubscribe function.
 * @param latest milliseconds after the load event, when there was no interaction
 * @param rest milliseconds after the interaction, which until then shares the processor with nothing that can wait
 */
export function onFirstInteraction(
  act: () => void,
  latest?: number,
  rest: number = timings.interactionRest,
): () => void {
  const ended = new AbortController()
  let isGone = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const begin = (event?: Event) => {
    if (event && isPointerAtRest(event)) return
    ended.abort()
    resting = setTimeout(() => void whenIdle().then(() => isGone || act()), event ? rest : 0)
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, begin, { passive: true, signal: ended.signal })
  }
  if (latest !== undefined) {
    const timer = setTimeout(() => begin(), waitFromLoad(latest))
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return () => {
    isGone = true
    clearTimeout(resting)
    ended.abort()
  }
}

/** Chrome reports a pointer that has not moved when the page changes below it. */
const isPointerAtRest = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** For what may be needed next: never with data saving. */
export const preloadOnInteraction = (load: () => void, rest?: number): (() => void) =>
  savesData() ? () => {} : onFirstInteraction(load, undefined, rest)
