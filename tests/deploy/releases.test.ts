import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { textOf } from './deployFiles'
import { workflowCheck } from './workflowCheck'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = {
  permissions: Record<string, string>
  jobs: Record<string, { needs?: string; 'timeout-minutes'?: number; steps: Step[] }>
}

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: textOf(`${FOLDER}/${name}`),
  workflow: parse(textOf(`${FOLDER}/${name}`)) as Workflow,
}))
const { version, scripts } = JSON.parse(textOf('package.json')) as {
  version: string
  scripts: Record<string, string>
}

test('the newest numbered section of the changelog is the version of package.json, which is semantic', () => {
  const headings = [...textOf('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(headings.filter((heading) => heading !== 'Unreleased')[0]?.split(' ')[0]).toBe(version)
})

test('there is a workflow for each change, for each night and for each release', () => {
  expect(workflows.map(({ name }) => name)).toEqual(['gate.yml', 'nightly.yml', 'release.yml'])
})

test.each(workflows)(
  '$name runs commands that exist, with no more rights than it needs',
  ({ text, workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name)
    expect(text).toContain('npm run verify')
    for (const [name, job] of Object.entries(workflow.jobs)) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0)
      for (const { uses, with: options } of job.steps) {
        if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@(?:v\d+|[0-9a-f]{40})$/)
        if (uses?.startsWith('actions/checkout@')) expect(options).toEqual({ 'persist-credentials': false })
      }
    }
  },
)

test('GitHub’s own parser has nothing against the workflows, and refuses what is wrong', async () => {
  const faultsOf = await workflowCheck()
  for (const { name, text } of workflows) {
    expect(faultsOf(text), name).toEqual([])
    expect(faultsOf(text.replace('runs-on:', 'run-on:')), name).not.toEqual([])
  }
})

test('a release is published only after the gate, with a list of its packages and its provenance', () => {
  const publish = workflows.find(({ name }) => name === 'release.yml')?.workflow.jobs.publish
  expect(publish?.needs).toBe('verify')
  const push = publish?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))
  expect(push?.with).toMatchObject({ file: 'deploy/Dockerfile', sbom: true, provenance: 'mode=max' })
})
