import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'redis'
import { afterAll, expect, test } from 'vitest'
import { reservePort } from '../reservePort.mjs'
import { endServer, untilUp } from '../serverProcess.mjs'
import { compose } from './deployFiles'

const folder = mkdtempSync(join(tmpdir(), 'halyard-redis-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const PASSWORD = 'a password with spaces'
for (const [name, text] of [
  ['secrets', PASSWORD],
  ['empty', ''],
] as const) {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'redis_password'), text)
}

/** The command of a service as Compose would run it, but on a port of its own and with its files in a folder of its own. */
function spawnService(name: string, port: number, secrets: string) {
  const [, , script = ''] = compose.services[name]?.command ?? []
  const own = script
    .replaceAll('$$', '$')
    .replaceAll('/tmp/', `${folder}/${name}-`)
    .replaceAll('/run/secrets/', `${folder}/${secrets}/`)
    .replace('--maxmemory ', `--port ${port} --bind 127.0.0.1 --maxmemory `)
  return { script, server: spawn('sh', ['-c', own], { cwd: folder, stdio: 'ignore' }) }
}

async function startService(name: string) {
  const port = await reservePort()
  const { script, server } = spawnService(name, port, 'secrets')
  const request = async (password: string, ...command: string[]) => {
    const url = `redis://127.0.0.1:${port}`
    const client = createClient({ url, password, socket: { reconnectStrategy: false } })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.sendCommand<string>(command)
    } finally {
      if (client.isOpen) client.destroy()
    }
  }
  const isUp = () => request(PASSWORD, 'PING').then(Boolean, () => false)
  await untilUp(isUp, server, { name, limit: 60_000 })
  return { ask: request, server, script }
}

test.each([
  ['redis', 'allkeys-lru', '536870912'],
  ['redis-limits', 'noeviction', '67108864'],
])('the command of %s starts one that is %s, behind its password', async (name, policy, bytes) => {
  const { ask, server, script } = await startService(name)
  try {
    const info = await ask(PASSWORD, 'INFO', 'memory')
    expect(info).toMatch(new RegExp(`^maxmemory_policy:${policy}\\r?$`, 'm'))
    expect(info).toMatch(new RegExp(`^maxmemory:${bytes}\\r?$`, 'm'))
    await expect(ask('wrong', 'PING')).rejects.toThrow('WRONGPASS')
    // Arguments stand in the list of processes.
    expect(script).not.toContain('--requirepass')
  } finally {
    await endServer(server, 'SIGKILL')
  }
})

test.each(['empty', 'missing'])(
  'with a secret that is %s none is started without a password',
  async (secrets) => {
    const { server } = spawnService('redis', await reservePort(), secrets)
    const code = await new Promise((resolve) => server.on('exit', resolve))
    expect(code).not.toBe(0)
  },
)
