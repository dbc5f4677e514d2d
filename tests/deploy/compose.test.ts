import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { compose, ROOT, textOf, VARIABLES } from './deployFiles'

/** The official Compose Specification's schema, as dclint carries it. Docker itself does not run where we develop. */
const schema = JSON.parse(textOf('node_modules/dclint/schemas/compose.schema.json')) as object
// The two are draft 7, which Ajv knows without the s of https.
const ajv = new Ajv({ strict: false, validateFormats: false })
const isCompose = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' })

const own = Object.entries(compose.services).filter(([name]) => /^site\d$/.test(name))

test('the compose file is one by the official schema, which refuses a made-up word', () => {
  isCompose(compose)
  expect(isCompose.errors).toBeNull()
  expect(isCompose({ ...compose, services: { site: { imagine: 'x' } } })).toBe(false)
})

test('two instances of the site share one database and one Redis, behind one proxy', () => {
  expect(own).toHaveLength(2)
  for (const [, { environment }] of own) {
    expect(environment?.DATABASE_URL).toContain('@postgres:5432/')
    expect(environment?.REDIS_URL).toContain('@redis:6379')
    expect(environment?.REDIS_LIMITS_URL).toContain('@redis-limits:6379')
    expect(environment?.TRUST_PROXY).toBe('1')
  }
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'redis']))
  expect(new Set(own.map(([, { volumes }]) => String(volumes)))).toHaveLength(2)
})

test('every service is watched, and only the proxy is reached from outside', () => {
  for (const { healthcheck } of Object.values(compose.services))
    expect(healthcheck.test.length).toBeGreaterThan(1)
  const open = Object.entries(compose.services).filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
})

test('the site reads every variable it is given, and the example names every required one', () => {
  const example = textOf('deploy/compose.env.example')
  for (const [, { environment }] of own)
    for (const name of Object.keys(environment ?? {})) expect(VARIABLES).toContain(name)
  for (const [, name = ''] of textOf('deploy/compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g))
    expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('every service is confined, and what it may write in memory has a size', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    for (const mount of service.tmpfs ?? []) expect(mount, name).toMatch(/^\/\S+:size=\d+m,mode=1777$/)
  }
})

test('no password has a default and none is committed', () => {
  const example = textOf('deploy/compose.env.example')
  for (const [, name = '', rest = ''] of textOf('deploy/compose.yaml').matchAll(
    /(?<!\$)\$\{([A-Z_]*(?:PASSWORD|SECRET|TOKEN))([^}]*)\}/g,
  )) {
    expect(rest, name).toMatch(/^:\?/)
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
  }
  expect(textOf('.gitignore')).toContain('deploy/compose.env\n')
})

test('every image has an exact version, and what is mounted or built from is there', () => {
  for (const { image, build, volumes = [] } of Object.values(compose.services)) {
    if (!build) expect(image).toMatch(/:\d+\.\d+/)
    if (build) expect(existsSync(join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true)
    for (const mount of volumes.filter((one) => one.startsWith('.')))
      expect(existsSync(join(ROOT, 'deploy', mount.split(':')[0] ?? '')), mount).toBe(true)
  }
})
