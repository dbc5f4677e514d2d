import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One line a run. Not in git: figures of another machine are no trend. */
const FILE = fileURLToPath(new URL('results/history.jsonl', import.meta.url))
/** Runs that the trend of a figure shows, this one included. */
const SHOWN = 5

export function readHistory(file = FILE) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

export function addToHistory({ at, rows }, file = FILE) {
  mkdirSync(dirname(file), { recursive: true })
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  appendFileSync(file, `${JSON.stringify({ at, values })}\n`)
}

/** The rows, each with its figures of the last runs that measured it, the oldest first. */
export const withTrend = (rows, history) =>
  rows.map((row) => {
    const before = history.map(({ values }) => values[row.name]).filter((value) => value !== undefined)
    const shown = [...before, row.value].slice(-SHOWN)
    return { ...row, trend: shown.length > 1 ? shown.join(' → ') : '' }
  })
