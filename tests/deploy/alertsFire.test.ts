import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Gauge } from 'prom-client'
import { parse } from 'yaml'
import { metrics } from '@/runtime/metrics'
import { measureConnections } from '@/runtime/redis/redisMetrics'
import { setRelease } from '@/runtime/release'
import { measurePool } from '@/server/database/openPostgres'
import { measureBackEnd } from '@/server/entry/measureBackEnd'
import { countCreated } from '@/server/exchanges/exchangeMetrics'
import { countOrders, orderMetrics } from '@/server/exchanges/orderMetrics'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { mailSendings } from '@/server/mail/mailWorker'
import { countQuote } from '@/server/market/quotes'
import { forgetBudgets } from '@/server/outbound/budgets'
import { guarded } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { hasPrometheus } from '../serverPrograms.mjs'
import { anExchange } from '../server/exchanges/anExchange'
import { textOf } from './deployFiles'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const TOKEN = 'a-token-of-the-tests-with-32-letters'
/** Milliseconds: only for what would hang for ever. */
const LIMIT = 60_000
/** Looks back so far instead of minutes and hours, at two scrapes a second. */
const RANGE = '5s'

/** The shipped rules; only their times are shorter. */
const rules = textOf('deploy/alerts.yaml')
  .replace(/^( *for:) .*$/gm, '$1 0s')
  .replace(/\[\d+[smhd]\]/g, `[${RANGE}]`)
const names = (parse(rules) as { groups: { rules: { alert: string }[] }[] }).groups.flatMap((group) =>
  group.rules.map(({ alert }) => alert),
)
const ABSENT = 'HalyardMetricsAbsent'

const site = { isIll: false }
const gaugeOf = (name: string) => metrics.registry.getSingleMetric(name) as Gauge & { collect?: () => void }

/** What has a database or a Redis behind it reports these figures instead. */
function replaceGauges() {
  measureBackEnd()
  const figures: Record<string, [Record<string, string>, healthy: number, ill: number]> = {
    halyard_exchanges: [{ status: 'verifying' }, 1, 11],
    halyard_mails_waiting: [{}, 0, 101],
  }
  for (const name of ['halyard_exchanges_ended', 'halyard_sessions', 'halyard_sign_ins'])
    gaugeOf(name).collect = () => undefined
  for (const [name, [labels, healthy, ill]] of Object.entries(figures)) {
    const gauge = gaugeOf(name)
    gauge.collect = () => gauge.set(labels, site.isIll ? ill : healthy)
  }
  measurePool({
    totalCount: 10,
    idleCount: 0,
    get waitingCount() {
      return site.isIll ? 1 : 0
    },
  })
  measureConnections(() => [!site.isIll])
}

/** What happens between two scrapes. */
async function live() {
  forgetBudgets()
  const { isIll } = site
  const request = { method: 'GET', route: '/', status: isIll ? '500' : '200' }
  for (let count = 0; count < 10; count++) metrics.requests.observe(request, isIll ? 5 : 0.01)
  const refused = (code: 'unavailable') => Promise.reject(new Error(code))
  for (let count = 0; count < 600; count++)
    if (isIll || count === 0) await countQuote(false, Promise.resolve(1))
  if (isIll)
    for (let count = 0; count < 200; count++)
      await countQuote(false, refused('unavailable')).catch(() => null)
  else countCreated(anExchange())
  for (let count = 0; count < 10; count++)
    await guarded({ id: 'acme' }, 'read', 1000, () =>
      isIll ? Promise.reject(new ProviderError('bad_answer')) : Promise.resolve(1),
    ).catch(() => null)
  if (!isIll) return
  for (let count = 0; count < 5; count++)
    await guarded({ id: 'away' }, 'read', 1000, () => Promise.reject(new ProviderError('unavailable'))).catch(
      () => null,
    )
  orderMetrics().created.inc({ provider: 'acme', outcome: 'mismatch' })
  mailSendings().inc({ outcome: 'dropped' })
  const runs = metrics.registry.getSingleMetric('halyard_job_runs_total') as unknown as Gauge
  runs.inc({ task: 'a test', result: 'failure' }, 5)
  gaugeOf('halyard_job_last_success_timestamp_seconds').set({ task: 'mailWorker' }, 1)
}

describe.skipIf(!hasPrometheus())('the alerts, in this machine’s Prometheus (apt install prometheus)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-prometheus-'))
  const targets = (...addresses: string[]) =>
    writeFileSync(
      join(folder, 'targets.json'),
      JSON.stringify(addresses.length ? [{ targets: addresses }] : []),
    )
  let exporter: Server
  let prometheus: ChildProcess
  let address = ''
  let origin = ''

  const query = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${origin}/api/v1/${path}`)
    return ((await response.json()) as { data: T }).data
  }
  const firing = async () => {
    const { alerts } = await query<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts')
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }

  beforeAll(async () => {
    replaceGauges()
    setRelease({ version: '1.0.0', commit: null })
    scheduleJob('a test', 3_600_000, () => Promise.resolve())
    scheduleJob('mailWorker', 3_600_000, () => Promise.resolve())
    countOrders(['acme'])
    mailSendings()
    exporter = createServer((request, response) => {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return void response.writeHead(404).end()
      void live()
        .then(() => metrics.registry.metrics())
        .then((text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text))
    })
    await new Promise<void>((listening) => exporter.listen(0, '127.0.0.1', listening))
    address = `127.0.0.1:${(exporter.address() as AddressInfo).port}`
    targets(address)
    writeFileSync(join(folder, 'alerts.yaml'), rules)
    writeFileSync(
      join(folder, 'prometheus.yml'),
      JSON.stringify({
        global: { scrape_interval: '500ms', scrape_timeout: '500ms', evaluation_interval: '500ms' },
        rule_files: ['alerts.yaml'],
        scrape_configs: [
          {
            job_name: 'halyard',
            scrape_interval: '500ms',
            metrics_path: '/api/site/metrics',
            authorization: { credentials: TOKEN },
            file_sd_configs: [{ files: ['targets.json'], refresh_interval: '1s' }],
          },
        ],
      }),
    )
    const port = await reservePort()
    origin = `http://127.0.0.1:${port}`
    prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const isUp = () =>
      fetch(`${origin}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await untilUp(isUp, prometheus, { name: 'Prometheus', limit: LIMIT })
  }, 2 * LIMIT)
  afterAll(async () => {
    if (prometheus) await endServer(prometheus, 'SIGTERM')
    exporter?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'none fires while all is well, and no label of a metric gives way to one of Prometheus',
    async () => {
      const scraped = async () => {
        const { result } = await query<{ result: { value: [number, string] }[] }>(
          'query?query=count_over_time(halyard_build_info[1h])',
        )
        return Number(result[0]?.value[1] ?? 0)
      }
      // Longer than a range, so that every rule has looked at a whole one.
      await vi.waitUntil(async () => (await scraped()) > 12, { timeout: LIMIT, interval: 200 })
      // A scrape that a busy machine let time out is gone with the next.
      await vi.waitUntil(async () => (await firing()).length === 0, { timeout: LIMIT, interval: 200 })
      const renamed = encodeURIComponent(
        '{__name__=~"halyard_.+",exported_job!=""} or {__name__=~"halyard_.+",exported_instance!=""}',
      )
      expect((await query<{ result: unknown[] }>(`query?query=${renamed}`)).result).toEqual([])
      expect(await metrics.registry.metrics()).toContain('halyard_mail_sendings_total{outcome="dropped"} 0')
    },
    2 * LIMIT,
  )

  test(
    'each fires when what it names has happened',
    async () => {
      targets(address, `127.0.0.1:${await reservePort()}`)
      site.isIll = true
      const fired = new Set<string>()
      const expected = names.filter((name) => name !== ABSENT)
      await vi
        .waitUntil(
          async () => {
            for (const name of await firing()) if (name !== ABSENT) fired.add(name)
            return expected.every((name) => fired.has(name))
          },
          { timeout: LIMIT, interval: 100 },
        )
        .catch(() => undefined)
      expect([...fired].toSorted()).toEqual(expected.toSorted())
    },
    2 * LIMIT,
  )

  test(
    'nothing that is scraped fires too',
    async () => {
      targets()
      await vi.waitUntil(async () => (await firing()).includes(ABSENT), { timeout: LIMIT, interval: 100 })
    },
    2 * LIMIT,
  )
})
