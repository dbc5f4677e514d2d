import { relative } from 'node:path'

/** Files between two lines that say how far the run is. */
const EVERY = 40
const DIFF_LINES = 40

/** Says how far Vitest is, and each failure as it happens; the rest stands in the report in JSON. */
export default class UnitReporter {
  #files = 0
  #tests = 0

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
    for (const { message } of module.errors())
      console.log(`FAILED ${relative('.', module.moduleId)}: ${message}`)
    if (this.#files % EVERY === 0) this.#say()
  }

  onTestRunEnd() {
    this.#say()
  }

  #say() {
    console.log(`${this.#tests} tests in ${this.#files} files so far`)
  }
}
