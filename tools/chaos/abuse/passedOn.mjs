import { createServer, request } from 'node:http'
import { startSite } from '../startSite.mjs'

/** Claims of the caller's identity; none of it may reach the operator's back end as it was sent (H6). */
const CLAIMS = {
  'x-forwarded-for': '6.6.6.6, 7.7.7.7',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'x-qrator-ip-source': '6.6.6.6',
  'proxy-authorization': 'Basic 6.6.6.6',
  cookie: 'accessToken=6.6.6.6',
}
/** Another path, to a back end that decodes it (L3). */
const HIDDEN = [
  '/api/v4/..%2f..%2fadmin',
  '/api/v4/..%5cadmin',
  '/auth-service/%2F..%2Fadmin',
  '/api/v4/x%2fy',
]
const LARGE = 12 * 1024 * 1024

/** What reaches the operator's own back end: API_ORIGIN. */
export async function passedOn(dataDir, report, variables) {
  const backEnd = await startEcho()
  const own = { ...variables, TRUST_PROXY: '', DATA_DIR: dataDir, API_ORIGIN: backEnd.origin }
  const site = await startSite({ PREWARM_PAGES: '0', ...own }, { sign: '/icon.svg' })
  await claims(site, report, backEnd)
  for (const path of HIDDEN) {
    const { status } = await send(site, path)
    if (status !== 400) report.lost(`${path} was answered with ${status}`)
  }
  await send(site, '/api/v4/upload', { method: 'POST', body: Buffer.alloc(LARGE, 120) })
  const cut = backEnd.calls.filter(({ url }) => /admin|x%2fy|upload/i.test(url))
  for (const { url, isWhole } of cut)
    if (isWhole) report.lost(`${url} reached the back end, as if it were whole`)
  report.tried(
    `${Object.keys(CLAIMS).length} claimed headers, ${HIDDEN.length} hidden slashes, 12 MB in pieces`,
  )
  await site.stop()
  backEnd.close()
}

async function claims(site, report, { calls }) {
  await send(site, '/api/v4/claims', { headers: CLAIMS })
  const call = calls.find(({ url }) => url === '/api/v4/claims')
  if (!call) return report.lost('a call was not passed on')
  for (const [name, value] of Object.entries(call.headers))
    if (String(value).includes('6.6.6.6')) report.lost(`the header ${name} was passed on as it was sent`)
  if (call.headers['x-forwarded-for'] !== '127.0.0.1')
    report.lost(`the back end was given the caller ${call.headers['x-forwarded-for']}`)
}

/** A back end that records what it was sent. */
async function startEcho() {
  const calls = []
  const server = createServer((req, res) => {
    const call = { url: req.url, headers: req.headers, isWhole: false }
    calls.push(call)
    req.on('end', () => {
      call.isWhole = true
      res.setHeader('content-type', 'application/json').end('{"result":null}')
    })
    req.resume()
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, calls, close }
}

/** With the path as it is written, which `fetch` would tidy. */
function send(site, path, { method = 'GET', headers = {}, body } = {}) {
  const { hostname, port } = new URL(site.origin)
  return new Promise((resolve) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode }))
    })
    sent.on('error', () => resolve({ status: 0 }))
    if (body) sent.write(body)
    sent.end()
  })
}
