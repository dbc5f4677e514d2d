/** Trace times are in microseconds; everything that leaves this file is in ms. */
const span = ({ ts, dur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000 })
const isInput = ({ name, args }) => name === 'EventDispatch' && /^(click|keydown)$/.test(args.data.type)

/** The page's main thread since the first tap or key: its tasks, the moments keys went down, and when it painted. */
export function readTrace(events) {
  const first = events.filter(isInput).sort((a, b) => a.ts - b.ts)[0]
  if (!first) throw new Error('the trace holds no input, so the page cannot be told in it')
  const own = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts)
  const spans = (wanted) => own.filter(wanted).map(span)
  return {
    tasks: spans(({ name }) => name === 'ThreadControllerImpl::RunTask').filter(
      ({ end }) => end > span(first).start,
    ),
    keys: spans((event) => isInput(event) && event.args.data.type === 'keydown').map(({ start }) => start),
    paints: spans(({ name }) => name === 'Paint').map(({ start }) => start),
  }
}

/**
 * The main thread's work between a key and the next one: until the first frame after the key is painted, in the longest
 * task, and in all. Waiting for the screen's next frame is no work and is not counted.
 */
export function workAfter({ tasks, paints }, key, next = Infinity) {
  const caused = tasks.filter(({ start, end }) => end > key && start < next)
  const painted = paints.find((paint) => paint > key) ?? next
  const inTime = caused.filter(({ start }) => start < painted)
  return { toPaint: sum(inTime), longest: Math.max(0, ...caused.map(length)), whole: sum(caused) }
}

const length = ({ start, end }) => end - start
const sum = (some) => some.reduce((total, task) => total + length(task), 0)
