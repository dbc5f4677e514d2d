/** What attackers write into addresses, headers and bodies. `mark` distinguishes a piece of ours in a response from
 * the site's own. */
export const MARK = 'hxq'

export const markup = (number) => [
  `<script>${MARK}${number}</script>`,
  `"><svg/onload=${MARK}${number}>`,
  `'"${MARK}=${number} x="`,
  `</title><img src=x onerror=${MARK}${number}>`,
  `javascript:${MARK}${number}`,
  `{{${MARK}${number}}}`,
  `<!--#exec cmd="${MARK}${number}"-->`,
  `]]><${MARK}${number}>`,
  `\u2028<${MARK}${number}>\u2029`,
]

export const encodings = [
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace(/[\s<>"'\u0080-\uffff]/gu, (letter) => encodeURIComponent(letter)),
  (text) => text.replace(/\s/g, '+'),
  (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''),
]

/** Parts of an address that mean something to some server. */
export const segments = [
  ...['%', '%%', '%zz', '%c0%af', '%e0%80%af', '%ff', '%ed%a0%80', '%f4%90%80%80', '%u0041', '%00', 'a%00b'],
  ...['..', '../..', '..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/etc/passwd', '..\\..\\windows', '..;/', './.'],
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', '%2f%2fevil.example', '%5cevil.example'],
  ...['/%09/evil.example', '/evil.example%2f..', 'https:evil.example', '@evil.example', '.evil.example'],
  ...['%0d%0ax-injected:%201', '%0ax-injected:1', '%0d%0a%0d%0a<hxq1>', '%E5%98%8A%E5%98%8Dx-injected:1'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '[object Object]', 'undefined'],
  ...['null', 'NaN', '-1', '0', '1e309', '99999999999999999999', '%F0%9F%92%A9', '%E2%80%AE', '%EF%BB%BF'],
  ...['%CC%81'.repeat(50), '%C4%B0', '%C5%BF', '%EF%BC%9C', '.', '.env', '.git/config', '_next', '[...path]'],
  ...[
    '[coinUrl]',
    '[[...slug]]',
    '(.)x',
    '(..)(..)x',
    '*',
    '**',
    ':path*',
    '$1',
    '${7*7}',
    ';x=1',
    'a;b',
    "'",
  ],
  ...[
    "' or 1=1--",
    "%27%20OR%20'1'='1",
    '`id`',
    '$(id)',
    '|id',
    'x'.repeat(3000),
    'a/'.repeat(300),
    ' ',
    '%20',
  ],
]

export const queryNames = [
  ...[
    'id',
    'from',
    'to',
    'amount',
    'lang',
    'filter',
    'limit',
    'offset',
    'symbol',
    'projectId',
    'currencyFrom',
  ],
  ...['tickerFrom', 'networkFrom', 'tickerTo', 'networkTo', 'fixed', 'reverse', 'rateId', 'brand', 'coinUrl'],
  ...['__proto__', '__proto__[x]', 'constructor', 'a[]', 'a[b][c]', '__nextLocale', '__nextDataReq', 'path'],
  ...[
    '__nextDefaultLocale',
    'nxtPcoinUrl',
    'nxtIlocale',
    '_rsc',
    'utm_source',
    'next',
    'redirect',
    'returnTo',
  ],
  ...['extended', 'includeDisabled', 'range', 'theme', 'color', 'url', 'w', 'q', 'code', 'token', '', '%'],
]

export const headers = [
  ...[
    'Host: evil.example',
    'Host: ',
    'Host: 127.0.0.1:1',
    'Host: [::1',
    'Host: a b',
    'Host: evil.example/x?',
  ],
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript', 'X-Forwarded-For: <hxq1>, ::ffff:%'],
  ...['X-Forwarded-Port: 0', 'X-Forwarded-Prefix: //evil.example', 'Forwarded: host=evil.example;proto=http'],
  ...['X-Original-URL: /customer-account', 'X-Rewrite-URL: //evil.example', 'X-HTTP-Method-Override: DELETE'],
  ...[
    'x-middleware-subrequest: src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
    'x-middleware-rewrite: /x',
  ],
  ...[
    'x-middleware-next: 1',
    'x-middleware-override-headers: host',
    'x-middleware-request-host: evil.example',
  ],
  ...['x-middleware-prefetch: 1', 'x-middleware-redirect: https://evil.example', 'x-middleware-invoke: 1'],
  ...[
    'x-middleware-skip: 1',
    'x-middleware-set-cookie: a=1',
    'x-middleware-refresh: 1',
    'x-middleware-cache: 0',
  ],
  ...[
    'x-nextjs-data: 1',
    'x-nextjs-redirect: //evil.example',
    'x-nextjs-rewrite: /x',
    'x-nextjs-matched-path: /',
  ],
  ...[
    'x-matched-path: /api/v3/[...path]',
    'x-invoke-path: /x',
    'x-invoke-query: %7B%22a%22%3A1',
    'x-invoke-status: 500',
  ],
  ...[
    'x-invoke-error: {"message":"x"}',
    'x-invoke-output: /_error',
    'x-prerender-revalidate: x',
    'x-now-route-matches: 1=a',
  ],
  ...[
    'x-prerender-revalidate-if-generated: 1',
    'Purpose: prefetch',
    'RSC: 1',
    'Next-Router-State-Tree: %5B%',
  ],
  ...[
    'Next-Action: x',
    'Next-Url: //evil.example',
    'Next-Router-Prefetch: 1',
    'Next-HMR-Refresh: 1',
    'x-deployment-id: %',
  ],
  ...[
    'x-halyard-led-on: 1',
    'x-halyard-led-on: <hxq1>',
    'x-request-id: <hxq1>',
    'x-request-id: ',
    'traceparent: x',
  ],
  ...[
    'Accept-Language: *',
    `Accept-Language: ${'de;q=0.1,'.repeat(500)}`,
    'Accept-Language: \u00ff\u00fe',
    'Accept: %',
  ],
  ...[
    'Accept-Encoding: gzip;q=x, br;;;q=1e9',
    'Accept-Encoding: identity;q=0',
    'Range: bytes=0-0,5-2,-',
    'Range: bytes=-1',
  ],
  ...[
    'If-None-Match: *',
    'If-None-Match: "',
    'If-Modified-Since: yesterday',
    'If-Range: x',
    'Expect: 100-continue',
    'Expect: x',
  ],
  ...[
    'Connection: upgrade\r\nUpgrade: websocket',
    'Upgrade: h2c',
    'TE: trailers',
    'Trailer: x',
    'Origin: null',
    'Origin: //evil.example',
  ],
  ...[
    'Authorization: Bearer null',
    'Authorization: Bearer a.b.c',
    'Authorization: Basic %',
    'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
  ],
  ...[
    'Referer: javascript:alert(1)',
    'User-Agent: ',
    `User-Agent: ${'U'.repeat(4000)}`,
    'Content-Length: 0',
    'Via: %00',
  ],
  ...[
    'idempotency-key: __proto__',
    'idempotency-key: <hxq1>',
    'site-language: ../../x',
    'device-timezone: x',
    'device-id: %00',
  ],
]

export const cookies = [
  ...[
    'NEXT_LOCALE=<hxq1>',
    'NEXT_LOCALE=//evil.example',
    'NEXT_LOCALE=de',
    'NEXT_LOCALE=%',
    'language=../..',
  ],
  ...[
    'accessToken=%; refreshToken=%',
    'accessToken=null',
    'accessToken=a.b.c',
    '__prerender_bypass=x',
    '=',
    ';;;=',
  ],
  ...[
    '__next_preview_data=x; __prerender_bypass=x',
    'a=%E0%A4%A',
    '__proto__=1',
    `a=${'c'.repeat(6000)}`,
    '\u0001=\u0002',
  ],
  ...['visitor="><hxq1>', 'color-scheme="><hxq1>', '__Host-x=1; '.repeat(120), `big=${'b'.repeat(20000)}`],
]
