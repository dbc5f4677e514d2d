/** Trace times are in microseconds; everything that leaves this file is in ms. */
const span = ({ ts, dur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000 })

/** The page's main thread: its tasks, the moments keys went down, and the frames it drew. */
export function readTrace(events) {
  const input = events.find(({ name, args }) => name === 'EventDispatch' && /^(click|keydown)$/.test(args.data.type))
  if (!input) throw new Error('the trace holds no input, so its main thread cannot be told')
  const own = events.filter(({ pid, tid }) => pid === input.pid && tid === input.tid).sort((a, b) => a.ts - b.ts)
  const named = (name) => own.filter((event) => event.name === name)
  return {
    tasks: named('ThreadControllerImpl::RunTask').map(span),
    keys: named('EventDispatch').filter(({ args }) => args.data.type === 'keydown').map((event) => span(event).start),
    frames: named('Paint').map((event) => span(event).start),
  }
}

/**
 * The main thread's work between a key and the next one: until the frame after the key is painted, in the longest
 * task, and in all. Waiting for the screen's next frame is no work and is not counted.
 */
export function workAfter({ tasks, frames }, key, next) {
  const caused = tasks.filter(({ start, end }) => end > key && start < next)
  const painted = frames.find((frame) => frame > key) ?? next
  const inTime = caused.filter(({ start }) => start < painted)
  return { toPaint: sum(inTime), longest: Math.max(0, ...caused.map(length)), whole: sum(caused) }
}

const length = ({ start, end }) => end - start
const sum = (some) => some.reduce((total, task) => total + length(task), 0)
