const ORDER = {
  ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' },
  ...{ reverse: false, fixed: false, rateId: null, addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
}
const FIELDS = [
  ...Object.keys(ORDER),
  ...[
    'email',
    'password',
    'token',
    'name',
    'text',
    'rating',
    'kind',
    'label',
    'address',
    'extraId',
    'amountBtc',
  ],
  ...[
    'firstPage',
    'utmSource',
    'fingerprintId',
    'mixpanelDeviceId',
    'language',
    'subject',
    'message',
    'decision',
  ],
]
const JSON_TYPES = ['application/json']
const json = (value) => ({ content: JSON.stringify(value), types: JSON_TYPES })

const values = (mark) => [
  ...[
    mark,
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    [[[]]],
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '💩',
    'x'.repeat(10_000),
  ],
  ...[
    '__proto__',
    { $gt: '' },
    { toString: 1 },
    "' or 1=1--",
    '-0',
    '1e5',
    '0x10',
    '1,5',
    'Infinity',
    '٣',
    '１２',
  ],
  ...[
    { length: 1e9 },
    '%00',
    'a\r\nBcc: x@evil.example',
    '../../etc/passwd',
    '9'.repeat(500),
    `0.${'0'.repeat(500)}1`,
  ],
]
const strange = (chance, mark) => ({
  ...Object.fromEntries(
    Array.from({ length: 1 + chance.below(5) }, () => [chance.pick(FIELDS), chance.pick(values(mark))]),
  ),
})
const nested = (open, close, depth) => open.repeat(depth) + close.repeat(depth)

/** Makers of bodies: each gives its text and the content types it claims to be. */
export const bodies = [
  (chance, mark) => json(strange(chance, mark)),
  (chance, mark) => json({ ...ORDER, ...strange(chance, mark) }),
  (chance, mark) => json({ ...ORDER, [chance.pick(Object.keys(ORDER))]: chance.pick(values(mark)) }),
  (chance) => json(chance.pick([null, 0, '', [], 'x', true, [ORDER]])),
  (chance) => ({ content: nested('[', ']', chance.pick([50, 5000, 8000])), types: JSON_TYPES }),
  (chance) => ({
    content: nested('{"a":', '}', chance.pick([50, 2000])).replace(/:}/, ':1}'),
    types: JSON_TYPES,
  }),
  () => ({
    content: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
    types: JSON_TYPES,
  }),
  (chance) => ({ content: JSON.stringify(ORDER).slice(0, chance.below(150)), types: JSON_TYPES }),
  (chance) => ({
    content: 'x'.repeat(chance.pick([1, 16_384, 16_385, 300_000])),
    types: ['application/octet-stream'],
  }),
  (_, mark) => ({
    content: `a=${encodeURIComponent(mark)}&a[b]=1`,
    types: ['application/x-www-form-urlencoded'],
  }),
  (_, mark) => ({
    content: `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;${mark}</a>`,
    types: ['text/xml'],
  }),
  (_, mark) => ({
    content: `--x\r\nContent-Disposition: form-data; name="${mark}"\r\n\r\n1\r\n--x--`,
    types: ['multipart/form-data; boundary=x'],
  }),
  (_, mark) => ({
    content: `{"dsn":"${mark.replaceAll('"', '')}"}\n{"type":"event"}\n{}`,
    types: ['application/x-sentry-envelope'],
  }),
  (chance) => ({
    content: Buffer.from(Array.from({ length: 200 }, () => chance.below(256))).toString('latin1'),
    types: JSON_TYPES,
  }),
  () => ({ content: '\ufeff{"a":1}', types: JSON_TYPES }),
  () => ({ content: `{"a":${'9'.repeat(4000)}}`, types: JSON_TYPES }),
]
