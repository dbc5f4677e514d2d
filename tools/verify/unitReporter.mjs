import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Files between two lines that say how far the run is. */
const EVERY = 40
const DIFF_LINES = 40

/**
 * Says how far Vitest is, and each failure as it happens; the rest stands in the report in JSON, except for errors outside of
 * any test, which end a run badly and which that report leaves out: they are written to `UNHANDLED_REPORT`.
 */
export default class UnitReporter {
  #files = 0
  #tests = 0
  #open = new Set()

  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) this.#open.add(moduleId)
  }

  onTestCaseResult(test) {
    this.#tests += 1
    const { state, errors = [] } = test.result()
    if (state !== 'failed') return
    console.log(`FAILED ${relative('.', test.module.moduleId)}: ${test.fullName}`)
    for (const { message, stack, diff = '' } of errors) {
      console.log(stack ?? message)
      if (diff) console.log(diff.split('\n').slice(0, DIFF_LINES).join('\n'))
    }
  }

  onTestModuleEnd(module) {
    this.#files += 1
    this.#open.delete(module.moduleId)
    for (const { message } of module.errors())
      console.log(`FAILED ${relative('.', module.moduleId)}: ${message}`)
    if (this.#files % EVERY === 0) this.#say()
  }

  onTestRunEnd(modules, unhandled) {
    this.#say()
    const errors = unhandled.map((error) => ({
      place: placeOf(error),
      message: causesOf(error),
    }))
    // Where a process of tests has ended, Vitest does not say what ran in it.
    const open = [...this.#open].map((file) => relative('.', file))
    if (open.length > 0 && unhandled.length > 0)
      errors.push({ place: 'files without a result', message: open.join(', ') })
    for (const { place, message } of errors) console.log(`FAILED ${place}: ${message}`)
    writeFileSync(process.env.UNHANDLED_REPORT, JSON.stringify(errors))
  }

  #say() {
    console.log(`${this.#tests} tests in ${this.#files} files so far`)
  }
}

/** Vitest says what ran when an error came that nothing awaited; the cause may be an earlier test of that process. */
function placeOf({ VITEST_TEST_NAME: name, VITEST_TEST_PATH: path }) {
  if (!path) return 'outside of every test'
  return `outside of a test, during ${relative('.', path)}${name ? `: ${name}` : ''}`
}

function causesOf(error) {
  const text = error.stack ?? error.message
  return error.cause ? `${text}\nbecause: ${causesOf(error.cause)}` : text
}
