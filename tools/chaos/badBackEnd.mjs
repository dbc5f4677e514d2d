import { createServer, request } from 'node:http'
import { once } from 'node:events'

const json = (res, body, status = 200) => {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(body)
}

/** Ways in which a back end can be no help; each answers every call in its one way. */
const WAYS = {
  hangs: () => undefined,
  'answers after 12 s': (res) => setTimeout(() => json(res, '{"result":[]}'), 12_000).unref(),
  'fails with 500': (res) =>
    json(res, '{"code":"internal","error":"x","description":"x","traceId":"x"}', 500),
  'is behind a gateway that shows a page': (res) => {
    res.writeHead(502, { 'content-type': 'text/html' })
    res.end('<html><script>hxq1</script>Bad gateway</html>')
  },
  'breaks off': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    res.write('{"result":[{"symbol":')
    setTimeout(() => res.destroy(), 20)
  },
  'answers nothing': (res) => json(res, ''),
  'answers half a JSON': (res) => json(res, '{"result":{"a":'),
  'answers a number': (res) => json(res, '{"result":42}'),
  'answers null': (res) => json(res, 'null'),
  'answers lists of nonsense': (res) =>
    json(res, '{"result":[null,1,"x",{"symbol":null,"name":{}},{"symbol":"<hxq1>"}]}'),
  'answers objects of nonsense': (res) =>
    json(
      res,
      '{"result":{"result":7,"symbols":"x","pairs":{"btc":null},"candles":[[]],"__proto__":{"x":1}}}',
    ),
  'says it is packed, and it is not': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    res.end('{"result":[]}')
  },
  'leads elsewhere': (res) => {
    res.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' })
    res.end()
  },
  'leads in a circle': (res) => {
    res.writeHead(302, { location: '/api/v3/pairs' })
    res.end()
  },
  'answers 20 MB': (res) => json(res, `{"result":"${'x'.repeat(20_000_000)}"}`),
  'asks to come back later': (res) => {
    res.writeHead(503, { 'retry-after': '3600' })
    res.end()
  },
}

/**
 * A back end on a free port that is `good`, another one's front, until it becomes bad in one way at a time; `close` is
 * the way of one that is down.
 */
export async function badBackEnd(good) {
  let way = null
  const server = createServer((req, res) => {
    if (!way) return passOn(good, req, res)
    req.resume()
    way(res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    ways: Object.keys(WAYS),
    become: (name) => {
      // What still hangs is let go, so that one way does not reach into the next.
      server.closeAllConnections()
      way = WAYS[name]
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function passOn(good, req, res) {
  const requested = request(
    new URL(req.url, good.origin),
    { method: req.method, headers: req.headers },
    (response) => {
      res.writeHead(response.statusCode, response.headers)
      response.pipe(res)
    },
  )
  requested.on('error', () => res.destroy())
  req.pipe(requested)
}
