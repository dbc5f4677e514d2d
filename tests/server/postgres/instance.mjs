/**
 * A real process that is one instance of the reference back end, with everything that works in the background, on the
 * database of DATABASE_URL. It prints its port once it answers.
 */
import { createServer } from 'node:http'
import { loadSource } from '../database/loadSource.mjs'

const [{ startBackEnd }, { dispatch }, { apiHandler }, { readTarget }] = await loadSource(
  '/src/server/entry/startBackEnd.ts',
  '/src/server/entry/dispatch.ts',
  '/src/http/apiHandler.ts',
  '/src/http/siteRequest.ts',
)
await startBackEnd()
const handle = apiHandler(dispatch)
const server = createServer((req, res) => void handle(req, res, readTarget(req.method, req.url)))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
