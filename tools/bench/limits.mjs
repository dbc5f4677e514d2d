import { median } from './statistics.mjs'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms) => `${ms.toFixed(1)} ms`
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
const rate = (value) => value.toFixed(0)
const plain = (value) => String(value)

/**
 * What is measured, how it is shown and what is required of it; a row without a limit only explains another.
 */
const HOME = [
  { key: 'performance', name: 'Performance', show: plain, atLeast: 98 },
  { key: 'accessibility', name: 'Accessibility', show: plain, atLeast: 100 },
  { key: 'best-practices', name: 'Best practices', show: plain, atLeast: 100 },
  { key: 'seo', name: 'SEO', show: plain, atLeast: 100 },
  { key: 'scriptBytes', name: 'JavaScript at first view', show: kilobytes, ratioAtMost: 1.5 },
  { key: 'scriptRequests', name: 'Script requests', show: plain },
  { key: 'pageBytes', name: 'Whole page', show: kilobytes },
  { key: 'lcp', name: 'Largest contentful paint', show: seconds, ratioAtMost: 2 },
  { key: 'tbt', name: 'Blocking time', show: milliseconds, atMost: 100 },
  { key: 'cls', name: 'Layout shift', show: (value) => value.toFixed(3), atMost: 0.02 },
]
/** Beside the empty app. */
const WIDGET = { key: 'gzip', name: 'Widget: scripts at first view, gzip', show: kilobytes, ratioAtMost: 1.5 }
/** What every outside service together may cost, beside the same page without any. */
const VENDORS = [
  { key: 'performance', name: 'With every vendor: performance', show: plain, ratioAtLeast: 0.95 },
  { key: 'lcp', name: 'With every vendor: largest contentful paint', show: seconds, ratioAtMost: 1.05 },
  { key: 'tbt', name: 'With every vendor: blocking time', show: milliseconds },
  { key: 'cls', name: 'With every vendor: layout shift', show: (value) => value.toFixed(3), atMost: 0.02 },
]
const PICKER = [
  {
    key: 'firstOpen',
    name: 'Picker, first opening: tap to options painted',
    show: milliseconds,
    atMost: 100,
  },
  {
    key: 'open',
    name: 'Picker, opening with 1,600: tap to options painted',
    show: milliseconds,
    atMost: 100,
  },
  {
    key: 'firstBlock',
    name: 'Longest task from the first tap until all lists have come',
    show: milliseconds,
  },
  { key: 'pairBlock', name: 'Longest block while the pair list arrives', show: milliseconds, atMost: 50 },
  { key: 'keyToPaint', name: 'Keystroke, p95: work until the next paint', show: milliseconds, atMost: 16 },
  { key: 'keyUnslowed', name: 'The same without slowdown', show: milliseconds, atMost: 8.3 },
  { key: 'keyLongest', name: 'Keystroke, p95: its longest task', show: milliseconds },
  { key: 'keyWhole', name: 'Keystroke, p95: all work it causes', show: milliseconds },
]

/** Interaction to next paint at 4 times slowdown, the slowest of its runs. */
const ACTING = [
  ['firstOpening', 'opening the picker for the first time'],
  ['search', 'typing a search'],
  ['choice', 'choosing a currency'],
  ['opening', 'opening the picker again'],
  ['otherSearch', 'typing another search'],
  ['otherChoice', 'choosing another currency'],
  ['amount', 'typing an amount'],
  ['swap', 'swapping'],
  ['swapBack', 'swapping back'],
  ['fixed', 'choosing the fixed rate'],
  ['floating', 'choosing the floating rate'],
  ['next', 'going on to the addresses'],
  ['paste', 'pasting an address'],
  ['review', 'going on to the review'],
  ['create', 'creating the order'],
].map(([key, what]) => ({ key, name: `Next paint after ${what}, p98`, show: milliseconds, atMost: 100 }))

/** From the press to the frame with the next page's title, on slow 4G. */
const FURTHER = [
  { key: 'coin', name: 'From the home page to a coin, after a press', show: milliseconds, atMost: 200 },
  { key: 'guide', name: 'From the coin to its guide, after a press', show: milliseconds, atMost: 200 },
]

/** Whole compressed pages a second, beside an empty page of Next.js alone. */
const THROUGHPUT = [
  { key: 'home', name: 'Home page, a second', show: rate, ratioAtLeast: 0.5 },
  { key: 'homeP99', name: 'Home page, p99 under load', show: milliseconds },
  { key: 'list', name: 'Coin list, a second', show: rate, ratioAtLeast: 0.5 },
  { key: 'listP99', name: 'Coin list, p99 under load', show: milliseconds },
  { key: 'landingP99', name: 'Home page with a query, p99 under load', show: milliseconds },
  { key: 'accountP99', name: 'Sign-in page, p99 under load', show: milliseconds },
]
/** Beside the clean home page. */
const LANDING = [
  { key: 'landing', name: 'Home page with a query, a second', show: rate, ratioAtLeast: 0.9 },
  { key: 'account', name: 'Sign-in page, a second', show: rate, ratioAtLeast: 0.5 },
]
const MEMORY = [
  {
    key: 'rss',
    name: 'Memory after 110,000 requests, beside after 10,000',
    show: megabytes,
    ratioAtMost: 1.2,
  },
]
/** 70 % popular pages, 25 % of the long tail, 5 % calls; beside nginx serving the same bytes. */
const MIX = [
  { key: 'rate', name: 'Mix, one process: requests a second', show: rate },
  { key: 'popularP50', name: 'Mix, popular page: p50', show: milliseconds },
  { key: 'popularP99', name: 'Mix, popular page: p99', show: milliseconds },
  { key: 'tailP50', name: 'Mix, coin page never requested: p50', show: milliseconds },
  { key: 'tailP99', name: 'Mix, coin page never requested: p99', show: milliseconds },
  { key: 'callP50', name: 'Mix, call: p50', show: milliseconds },
  { key: 'callP99', name: 'Mix, call: p99', show: milliseconds },
]
const PROCESSOR = [
  { key: 'cpu', name: 'Processor time a request, mix', show: milliseconds },
  { key: 'popularCpu', name: 'Processor time, popular page', show: milliseconds },
  { key: 'tailCpu', name: 'Processor time, coin page never requested', show: milliseconds, atMost: 15 },
  { key: 'callCpu', name: 'Processor time, call', show: milliseconds },
]
/** Beside an empty API route of Next.js, and the memory of the empty app. */
const CALLS = [
  { key: 'estimates', name: 'Estimates a second, embedded back end', show: rate, ratioAtLeast: 0.8 },
  { key: 'orders', name: 'Orders a second, PostgreSQL on the same machine', show: rate, ratioAtLeast: 0.15 },
]
/** Half of what was measured before there was one program, beside its empty app of 150 MB, because that app's size differs by machine. */
const READY = [
  { key: 'embedded', name: 'Memory once ready, embedded database', show: megabytes, ratioAtMost: 2.89 },
  { key: 'postgres', name: 'Memory once ready, PostgreSQL', show: megabytes, ratioAtMost: 1.84 },
  {
    key: 'operator',
    name: 'Memory once ready, back end of the operator',
    show: megabytes,
    ratioAtMost: 1.69,
  },
]
/** Beside one process. */
const TWO_PROCESSES = [
  { key: 'rate', name: 'Mix, two processes: requests a second', show: rate },
  { key: 'popularP99', name: 'Mix, two processes: popular page, p99', show: milliseconds },
  { key: 'tailP99', name: 'Mix, two processes: coin page, p99', show: milliseconds },
  { key: 'cpu', name: 'Mix, two processes: processor time a request', show: milliseconds },
]
/** On every page the limits of the home page. */
const SCORES = HOME.filter(({ atLeast }) => atLeast !== undefined)

/**
 * Of the first view of every type of page; the first is beside the empty app. Blocking time is by the clock:
 * that of the empty app, shown beside it, says how busy the machine is.
 */
const VIEW = { lcpRatio: 1.5, tbt: 50, cls: 0, performance: 100 }

/** One row for each number: the median of its runs on both sites, their ratio and whether the limit is met. */
export function judge({
  scripts,
  widget,
  halyard,
  empty,
  views,
  vendors,
  picker,
  acting,
  further,
  pages,
  throughput,
  mix,
  calls,
}) {
  return [
    ...(scripts ?? []).map(rowOfScripts),
    ...(widget ? [rowOf(WIDGET, [widget.own], [widget.empty])] : []),
    ...(empty ? HOME.map((row) => rowOf(row, halyard, empty)) : []),
    ...(views ?? []).map(rowOfView),
    ...(vendors ? VENDORS.map((row) => rowOf(row, vendors, halyard)) : []),
    ...(picker ? PICKER.map((row) => rowOf(row, picker)) : []),
    ...(acting ? ACTING.map((row) => rowOf(row, acting)) : []),
    ...(further ? FURTHER.map((row) => rowOf(row, further)) : []),
    ...(pages ?? []).map(rowOfPage),
    ...(throughput ? THROUGHPUT.map((row) => rowOf(row, throughput.halyard, throughput.empty)) : []),
    ...(throughput ? LANDING.map((row) => rowOf(row, throughput.halyard, cleanOf(throughput))) : []),
    ...(throughput ? MEMORY.map((row) => rowOf(row, throughput.memory, throughput.memoryBefore)) : []),
    ...(mix ? MIX.map((row) => rowOf(row, mix.one, mix.files)) : []),
    ...(mix ? PROCESSOR.map((row) => rowOf(row, mix.one)) : []),
    ...(calls ? CALLS.map((row) => rowOf(row, calls.own, calls.empty)) : []),
    ...(calls ? READY.map((row) => rowOf(row, calls.memory, calls.memoryEmpty)) : []),
    ...(mix ? TWO_PROCESSES.map((row) => rowOf(row, mix.two, mix.one)) : []),
  ]
}

const cleanOf = ({ halyard }) => halyard.map(({ home }) => ({ landing: home, account: home }))

const rowOfScripts = ({ page, bytes, atMost }) => ({
  name: `Scripts of ${page}`,
  value: kilobytes(bytes),
  base: '',
  ratio: '',
  limit: `≤ ${kilobytes(atMost)}`,
  verdict: bytes <= atMost ? 'met' : 'missed',
})

function rowOfView({ page, performance, lcp, tbt, cls, emptyLcp, emptyTbt }) {
  const ratio = lcp / emptyLcp
  const isMet =
    ratio <= VIEW.lcpRatio && tbt <= VIEW.tbt && cls <= VIEW.cls && performance >= VIEW.performance
  return {
    name: `First view of ${page}: paint, blocking, shift, score`,
    value: [seconds(lcp), milliseconds(tbt), cls.toFixed(3), performance].join(' '),
    base: `${seconds(emptyLcp)} ${milliseconds(emptyTbt)}`,
    ratio: `${ratio.toFixed(2)} ×`,
    limit: `≤ ${VIEW.lcpRatio} × ${VIEW.tbt} ms ${VIEW.cls} ${VIEW.performance}`,
    verdict: isMet ? 'met' : 'missed',
  }
}

function rowOfPage({ path, scores }) {
  const isMet = SCORES.every(({ key, atLeast }) => scores[key] >= atLeast)
  return {
    name: path,
    value: SCORES.map(({ key }) => scores[key]).join(' '),
    base: scores.faults.join(' '),
    ratio: '',
    limit: SCORES.map(({ atLeast }) => atLeast).join(' '),
    verdict: isMet ? 'met' : 'missed',
  }
}

function rowOf(row, own, floor) {
  const value = median(own.map((run) => run[row.key]))
  const base = floor?.[0]?.[row.key] === undefined ? undefined : median(floor.map((run) => run[row.key]))
  const ratio = base ? value / base : undefined
  return {
    name: row.name,
    value: row.show(value),
    base: base === undefined ? '' : row.show(base),
    ratio: ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
    ...verdictOn(row, value, ratio),
  }
}

function verdictOn({ atLeast, atMost, ratioAtLeast, ratioAtMost, show }, value, ratio) {
  const verdict = (isMet) => (isMet ? 'met' : 'missed')
  if (atLeast !== undefined) return { limit: `≥ ${show(atLeast)}`, verdict: verdict(value >= atLeast) }
  if (atMost !== undefined) return { limit: `≤ ${show(atMost)}`, verdict: verdict(value <= atMost) }
  if (ratioAtLeast !== undefined)
    return { limit: `≥ ${ratioAtLeast} ×`, verdict: verdict(ratio >= ratioAtLeast) }
  if (ratioAtMost !== undefined)
    return { limit: `≤ ${ratioAtMost} ×`, verdict: verdict(ratio <= ratioAtMost) }
  return { limit: '', verdict: '' }
}
