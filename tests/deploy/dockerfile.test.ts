import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { addressOf } from '@/http/addresses'
import { compose, ROOT, textOf } from './deployFiles'

const dockerfile = textOf('deploy/Dockerfile')
const instructions = DockerfileParser.parse(dockerfile)
  .getInstructions()
  .map((one) => ({ keyword: one.getKeyword(), rest: one.getArgumentsContent() ?? '' }))
const last = (keyword: string) => instructions.filter((one) => one.keyword === keyword).at(-1)?.rest

test('the Dockerfile has no fault a parser can see, and the parser sees faults', () => {
  expect(validate(dockerfile)).toEqual([])
  expect(validate('FROM node:20\nCOPPY . .\n')).not.toEqual([])
})

test('it builds from one exact Node.js that is new enough, without scripts of packages', () => {
  const images = instructions
    .filter(({ keyword }) => keyword === 'FROM')
    .map(({ rest }) => rest.split(' ')[0])
  expect(new Set(images)).toHaveLength(1)
  expect(images[0]).toMatch(/^node:24\.\d+\.\d+-.*slim(?:@sha256:[0-9a-f]{64})?$/)
  expect(dockerfile).toContain('npm ci --include=dev --ignore-scripts')
})

test('the image runs without privileges, ends on SIGTERM, and its health check calls a path that exists', () => {
  expect(last('USER')).toBe('node')
  expect(last('STOPSIGNAL')).toBe('SIGTERM')
  expect(last('CMD')).toBe('["node", "deploy/serve.mjs"]')
  expect(existsSync(join(ROOT, 'deploy/serve.mjs'))).toBe(true)
  expect(last('HEALTHCHECK')).toContain('/api/site/live')
  for (const name of ['live', 'ready', 'metrics'])
    expect(addressOf(`/api/site/${name}`)).toMatchObject({ handledBy: 'site', handler: name })
})

test('its port and its data are those the compose file, the manifest and the proxy speak of', () => {
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1]
  expect(last('EXPOSE')).toBe(port)
  for (const { environment } of [compose.services.site1, compose.services.site2].flatMap((one) => one ?? []))
    expect(environment).toMatchObject({ PORT: port, DATA_DIR: '/data' })
  // Loopback, the default, is not reached from outside a container.
  expect(dockerfile).toMatch(/\bHOST=0\.0\.0\.0\b/)
  expect(last('VOLUME')).toBe('["/data"]')
  expect(textOf('deploy/nginx.conf').match(/server site\d:(\d+)/g)).toEqual([
    `server site1:${port}`,
    `server site2:${port}`,
  ])
})

test('what it copies and runs is there, and nothing secret goes in', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  for (const [, name = ''] of dockerfile.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name)
  const allowed = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  for (const path of allowed) expect(existsSync(join(ROOT, path)), path).toBe(true)
  expect(textOf('.dockerignore').split('\n')).toContain('*')
  expect(allowed.filter((path) => path.startsWith('.'))).toEqual([])
})
