/** Of the whole run. */
const SLOWEST = 10

const secondsSince = (start) => Math.round((Date.now() - start) / 1000)

/**
 * Runs named steps, some beside each other, and prints what a person wants to know: which run, what they say (each line
 * behind the name of its step), how long each took; at the end a table, the slowest tests and every failure once more.
 */
export function makeProgress(names) {
  const begun = Date.now()
  const done = new Map()

  async function step(name, work) {
    const start = Date.now()
    console.log(`\n== ${name} (step ${names.indexOf(name) + 1} of ${names.length}) starts`)
    const lines = []
    const print = (line) => {
      lines.push(line)
      console.log(`${name.padEnd(12)} | ${line}`)
    }
    const outcome = await work(print).catch((error) => {
      print(error.stack)
      return { passed: 0, failed: 1 }
    })
    done.set(name, { ...outcome, seconds: secondsSince(start), lines })
    const verdict = outcome.failed === 0 ? 'passed' : 'FAILED'
    const left = names.filter((one) => !done.has(one))
    const rest = left.length === 0 ? 'nothing is left' : `left: ${left.join(', ')}`
    console.log(`== ${name} ${verdict} in ${secondsSince(start)} s; ${secondsSince(begun)} s so far, ${rest}`)
    return outcome.failed === 0
  }

  /** @returns the exit code */
  function end() {
    const rows = names.map((name) => ({
      name: done.has(name) ? name : `${name} (not run)`,
      ...(done.get(name) ?? { passed: 0, failed: 1, seconds: 0 }),
    }))
    printTable(rows)
    printSlowest(rows)
    printFailures(rows)
    const sum = (key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0)
    console.log(`\nall of it took ${secondsSince(begun)} s`)
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
    return sum('failed') === 0 ? 0 : 1
  }

  return { step, end }
}

function printTable(rows) {
  const row = (...cells) =>
    console.log(cells.map((cell, at) => String(cell)[at ? 'padStart' : 'padEnd'](at ? 9 : 24)).join(''))
  console.log()
  row('step', 'passed', 'failed', 'skipped', 'seconds')
  for (const { name, passed, failed, skipped = 0, seconds } of rows)
    row(name, passed, failed, skipped, seconds)
}

function printSlowest(rows) {
  const tests = rows.flatMap(({ slow = [] }) => slow)
  if (tests.length === 0) return
  console.log('\nthe slowest tests, in seconds')
  const slowest = tests.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)}  ${title}`)
}

/** A step without tests of its own is repeated by the last it said. */
function printFailures(rows) {
  for (const { name, failed, failures = [], lines = [] } of rows) {
    if (failed === 0) continue
    console.log(`\n${name} failed:`)
    if (failures.length === 0) for (const line of lines.slice(-20)) console.log(`  ${line}`)
    for (const { title, message, command } of failures) {
      console.log(`  ${title}\n${message.replace(/^/gm, '    ')}\n    alone: ${command}`)
    }
  }
}
