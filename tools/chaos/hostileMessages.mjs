const LONG = 'A'.repeat(20_000)

/** What is no HTTP, or only nearly. HOST stands for the server's own name. */
const messages = (mark) => [
  ...[
    '\r\n\r\n\r\n',
    '\0\0\0\0',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    mark,
  ],
  ...[
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: HOST\r\n\r\n',
    'GET /\r\n\r\n',
    'GET  /  HTTP/1.1\r\nHost: HOST\r\n\r\n',
  ],
  ...[
    `GET /${mark} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
    'get / http/1.1\r\nhost: HOST\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
  ],
  `GET /${LONG} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: HOST\r\nX: ${LONG}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: HOST\r\n${'X: 1\r\n'.repeat(3000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/coins?x=1 HTTP/1.1\r\nHost: HOST\r\nAccept-Language: de\r\nConnection: close\r\n\r\n',
  'GET https://evil.example:99999/ HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET file:///etc/passwd HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET //evil.example/..%2f HTTP/1.1\r\nHost: HOST\r\nAccept-Language: de\r\nConnection: close\r\n\r\n',
  'GET ?x=1 HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET # HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET /\xff\xfe HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET /a\tb HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET /\\..\\.. HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: HOST\r\n X-Folded: 1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : HOST\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: HOST\r\nX: a\0b\r\n\r\n',
  'GET / HTTP/1.1\nHost: HOST\nConnection: close\n\n',
  'POST /api/v3/sessions HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/v3/sessions HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9999\r\n\r\n{}',
  'POST /api/v4/exchanges-new HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
  'POST /api/v4/exchanges-new HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999\r\n\r\n{}',
  'POST /api/v4/reviews HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n5c\r\nGPOST / HTTP/1.1\r\n\r\n0\r\n\r\n',
  'POST /api/v4/reviews HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n',
  'POST /api/v4/reviews HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /api/v4/reviews HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n{}',
  `POST /api/v4/reviews HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  'POST /api/v4/contacts HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  'POST /monitoring-tunnel?projectId=3 HTTP/1.1\r\nHost: HOST\r\nContent-Length: 500\r\n\r\nhalf',
  `GET /faq HTTP/1.1\r\nHost: HOST\r\n\r\nGET /${mark} HTTP/1.1\r\n\r\n`,
  `${'GET /faq HTTP/1.1\r\nHost: HOST\r\n\r\n'.repeat(10)}junk${mark}\r\n\r\n`,
  `HEAD /coins HTTP/1.1\r\nHost: HOST\r\n\r\n${LONG}`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  'GET /_next/webpack-hmr HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
]

const ALL = messages('').length

/** One of them; one in three loses its end on the way, or a byte of it is another. */
export function brokenMessage(chance, mark) {
  const text = messages(mark)[chance.below(ALL)]
  if (chance.chance(0.15)) return text.slice(0, chance.below(text.length))
  if (chance.chance(0.2)) {
    const at = chance.below(text.length)
    return text.slice(0, at) + String.fromCharCode(chance.below(256)) + text.slice(at + 1)
  }
  return text
}
