import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { startServer } from './startServer.mjs'

const HOW = { cwd: tmpdir(), env: {}, sign: '/', limit: 10_000 }
const answering = (status: number) => `
  console.log('my database is ' + JSON.stringify(process.env.DATABASE_URL))
  require('node:http').createServer((_, res) => res.writeHead(${status}).end())
    .listen(process.env.PORT, process.env.HOST)
  process.on('SIGTERM', () => process.exit(7))`

test('a server has started when it responds, never uses the operator’s database, and stops on request', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://operator')
  const server = await startServer(() => ['-e', answering(204)], HOW)
  expect((await fetch(server.origin)).status).toBe(204)
  expect(server.words()).toBe('my database is ""\n')
  expect(server.hasEnded()).toBe(false)
  expect(await server.stop()).toBe(7)
  expect(server.hasEnded()).toBe(true)
  expect(await server.kill()).toBe(7)
  vi.unstubAllEnvs()
})

test('a server that exits by itself is not waited for, and its last output is reported', async () => {
  const ends = () => ['-e', 'console.error("no disk"); process.exit(3)']
  await expect(startServer(ends, { ...HOW, limit: 600_000 })).rejects.toThrow(
    /^the server of http:\/\/127\.0\.0\.1:\d+ ended by itself; it said: no disk$/,
  )
})

test('a server that only fails is ended when its time is over', async () => {
  let port = 0
  const fails = (own: number) => ['-e', answering((port = own) && 503)]
  await expect(startServer(fails, { ...HOW, limit: 1500 })).rejects.toThrow('did not answer within 1.5 s')
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
})
