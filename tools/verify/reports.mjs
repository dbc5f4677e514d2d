import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../../deploy/prepare.mjs'

/** Lines of a failure's message that are repeated at the end. */
const MESSAGE_LINES = 12

const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'))
const ANSI = new RegExp(String.fromCharCode(27) + '\\[[0-9;]*m', 'g')
const shorten = (message) => message.replace(ANSI, '').split('\n').slice(0, MESSAGE_LINES).join('\n')
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A runner that names no failure and still ended badly has failed once. */
const counted = (isOk, { passed, failed, ...rest }) => ({
  passed,
  failed: isOk ? failed : Math.max(1, failed),
  ...rest,
})

/** Counts, times and failures out of Vitest's report in JSON and the list of errors that no test awaited. */
export function readVitest(path, unhandledPath, isOk) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = readReport(path)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
  )
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => ({
      title: `${file}: ${fullName}`,
      message: shorten(failureMessages.join('\n')),
      command: `npm test -- ${file} -t ${quoted(fullName)}`,
    }))
  // What fails before its tests, because it cannot be read or its server is missing, has no failed test to count.
  const unread = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, message }) => ({
      title: relative(ROOT, name),
      message: shorten(message),
      command: `npm test -- ${relative(ROOT, name)}`,
    }))
  const unhandled = readReport(unhandledPath).map(({ place, message }) => ({
    title: place,
    message: shorten(message),
    command: 'npm test',
  }))
  return counted(isOk, {
    passed: numPassedTests,
    failed: numFailedTests + unread.length + unhandled.length,
    skipped: numPendingTests,
    failures: [...failures, ...unread, ...unhandled],
    slow: tests.map(({ file, fullName, duration = 0 }) => ({ title: `${file}: ${fullName}`, ms: duration })),
  })
}

/** Counts, times and failures out of Playwright's report in JSON. */
export function readPlaywright(path, isOk) {
  const { stats, suites, errors } = readReport(path)
  const tests = suites.flatMap((suite) => testsIn(suite))
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, place, message }) => ({ title, message, command: `npm run e2e -- ${place}` }))
  const broken = errors.map(({ message = '' }) => ({
    title: 'the runner',
    message: shorten(message),
    command: 'npm run e2e',
  }))
  return counted(isOk, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + broken.length,
    skipped: stats.skipped,
    failures: [...failures, ...broken],
    slow: tests,
  })
}

function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      title: `e2e/${file}:${line} (${projectName}): ${title}`,
      place: `e2e/${file}:${line}`,
      status,
      ms: results.reduce((total, { duration }) => total + duration, 0),
      message: shorten(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite))]
}
