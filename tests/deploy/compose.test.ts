import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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
    expect(environment?.DATABASE_URL_FILE).toBe('/run/secrets/database_url')
    expect(environment?.TRUST_PROXY).toBe('1')
  }
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'redis']))
  expect(new Set(own.map(([, { volumes }]) => String(volumes)))).toHaveLength(2)
})

test('every service is watched, and only what visitors come by is open to other machines', () => {
  for (const { healthcheck } of Object.values(compose.services))
    expect(healthcheck.test.length).toBeGreaterThan(1)
  const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !/^(\$\{PUBLIC_PORT:-)?127\.0\.0\.1:/.test(port)).map((port) => [name, port]),
  )
  // Only with `--profile tls`.
  expect(open).toEqual(['80:80', '443:443', '443:443/udp'].map((port) => ['caddy', port]))
  expect(compose.services.caddy?.profiles).toEqual(['tls'])
  expect(Object.keys(compose.services).filter((name) => compose.services[name]?.ports)).toContain('proxy')
})

test('the site reads every variable it is given, and the example names every one that has no default', () => {
  const example = textOf('deploy/compose.env.example')
  for (const [, { environment }] of own)
    for (const name of Object.keys(environment ?? {})) expect(VARIABLES).toContain(name.replace(/_FILE$/, ''))
  for (const [, name = ''] of textOf('deploy/compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g))
    expect(example).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
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

describe('the secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  copyFileSync(join(ROOT, 'deploy/make-secrets.sh'), join(folder, 'make-secrets.sh'))
  const make = () => execFileSync('sh', [join(folder, 'make-secrets.sh')])
  const read = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8')

  test('are files that a command makes, each that a service is given, and none in the environment', () => {
    make()
    const names = readdirSync(join(folder, 'secrets'))
    expect(Object.keys(compose.secrets).toSorted()).toEqual(names.toSorted())
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`)
    for (const { secrets = [], environment = {} } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        const [, secret] = /^\/run\/secrets\/(\w+)$/.exec(value) ?? []
        if (/PASSWORD|SECRET|TOKEN|DATABASE_URL|REDIS/.test(name)) expect(secrets, name).toContain(secret)
      }
    }
    expect(textOf('deploy/compose.yaml')).not.toMatch(/\$\{\w*(PASSWORD|SECRET|TOKEN)/)
    expect(textOf('.gitignore')).toContain('deploy/secrets/\n')
  })

  test('fit one another, are no two the same, and stay when the command runs again', () => {
    make()
    expect(read('database_url')).toBe(`postgres://halyard:${read('postgres_password')}@postgres:5432/halyard`)
    expect(read('redis_url')).toBe(`redis://:${read('redis_password')}@redis:6379`)
    expect(read('redis_limits_url')).toBe(`redis://:${read('redis_password')}@redis-limits:6379`)
    const random = ['postgres_password', 'redis_password', 'token_secret', 'metrics_token'].map(read)
    expect(new Set(random).size).toBe(4)
    for (const secret of random) expect(secret).toMatch(/^[\da-f]{64}$/)
    // On this machine nobody else gets at them.
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
    make()
    expect(read('token_secret')).toBe(random[2])
  })
})

test('the proxy believes the machines that end TLS before it, and no network', () => {
  const believed = [...textOf('deploy/nginx/real-ip.conf').matchAll(/^set_real_ip_from (.+);/gm)].map(
    ([, address]) => address,
  )
  const gateway = compose.networks.edge?.ipam?.config[0]?.gateway
  expect(believed).toEqual([gateway, '172.30.250.2'])
  expect(compose.services.caddy?.networks).toMatchObject({ edge: { ipv4_address: '172.30.250.2' } })
})

test('Prometheus scrapes each instance, with the rules and the token', () => {
  const scraping = parse(textOf('deploy/prometheus.yaml')) as {
    rule_files: string[]
    scrape_configs: { job_name: string; metrics_path: string; static_configs: { targets: string[] }[] }[]
  }
  const [config] = scraping.scrape_configs
  expect(config?.static_configs[0]?.targets).toEqual(own.map(([name]) => `${name}:3000`))
  expect(config).toMatchObject({ job_name: 'halyard', metrics_path: '/api/site/metrics' })
  expect(scraping.rule_files).toEqual(['alerts.yaml'])
  expect(textOf('deploy/alerts.yaml')).toContain('job="halyard"')
})

test('every image has an exact version, and what is mounted or built from is there', () => {
  for (const { image, build, volumes = [] } of Object.values(compose.services)) {
    if (!build) expect(image).toMatch(/:v?\d+\.\d+/)
    if (build) expect(existsSync(join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true)
    for (const mount of volumes
      .map((one) => one.replace(/^\$\{\w+:-([^}]+)\}/, '$1'))
      .filter((one) => one.startsWith('.')))
      expect(existsSync(join(ROOT, 'deploy', mount.split(':')[0] ?? '')), mount).toBe(true)
  }
})
