import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSources } from '../sourceGraph'
import { ROOT, textOf } from './deployFiles'

type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] }

const { groups } = parse(textOf('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(textOf('deploy/grafana.json')) as Dashboard
const expressions = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
]

const source = [...readSources().keys()]
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
  .join('\n')
/** A histogram is reported as three series. */
const metricOf = (series: string) => series.replace(/_(bucket|count|sum)$/, '')

test.each(expressions)('$name reads metrics that the site reports', ({ expr }) => {
  const read = expr.match(/\bhalyard_\w+/g) ?? []
  for (const series of read)
    expect(source.includes(`'${series}'`) || source.includes(`'${metricOf(series)}'`), series).toBe(true)
  expect(read.length > 0 || /\bup\b|\bprocess_/.test(expr)).toBe(true)
  const count = (character: string) => expr.split(character).length
  expect([count('('), count('{'), count('[')]).toEqual([count(')'), count('}'), count(']')])
})

test('each alert has a severity, a summary and its own section of the runbook', () => {
  const headings = [...textOf('deploy/RUNBOOK.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, for: duration, labels, annotations } of rules) {
    expect(['critical', 'warning'], alert).toContain(labels.severity)
    expect(duration).toMatch(/^\d+[mh]$/)
    expect(annotations.summary).toMatch(/\w/)
    expect(annotations.runbook).toBe(`deploy/RUNBOOK.md#${alert.toLowerCase()}`)
  }
})

test('no metric has a label that Prometheus gives to what it scrapes', () => {
  const lists = [...source.matchAll(/labelNames: \[([^\]]*)\]/g)].map(([, names = '']) => names)
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((names) => /'(job|instance)'/.test(names))).toEqual([])
})

test('the dashboard has each panel once', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})
