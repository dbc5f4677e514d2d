import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { ADDRESSES, addressOf } from '@/http/addresses'
import { readTarget } from '@/http/siteRequest'
import { requestTo } from './requestTo'

const statusOf = (target: string, method = 'GET') => {
  const read = readTarget(method, target)
  return 'status' in read ? read.status : 'movedTo' in read ? 308 : 200
}
const moved = (target: string) => {
  const read = readTarget('GET', target)
  return 'movedTo' in read ? read.movedTo : null
}

describe('a target that other servers could read in another way', () => {
  test.each([
    ['no slash at its start', 'faq'],
    ['nothing', ''],
    ['an asterisk', '*'],
    ['a whole URL', 'http://site.example/faq'],
    ['a host and a port', 'evil.example:443'],
    ['a fragment', '/faq#x'],
    ['a fragment after an API call', '/api/v4/exchanges-new#x'],
    ['a fragment in its query', '/faq?a=1#x'],
    ['a backslash', '/\\evil.example'],
    ['a backslash after a language', '/en/\\evil.example'],
    ['an encoded backslash', '/de/%5cevil.example'],
    ['an encoded backslash in upper case', '/api/v4/%5C%5Cevil'],
    ['an encoded slash', '/api/v4/..%2fadmin'],
    ['an encoded slash in a page', '/coins%2Fbtc'],
    ['an encoded slash in page data', '/_next/data/x/en/api%2fv4%2fexchanges-new.json'],
    ['a space', '/fa q'],
    ['a tab', '/fa\tq'],
    ['a line break', '/faq\r\nx: y'],
    ['a null', '/faq\0'],
    ['a DEL', '/faq\x7f'],
    ['another script', '/faq/ü'],
    ['another script in its query', '/faq?a=ü'],
    ['an encoded null', '/faq%00'],
    ['an encoded line break', '/faq%0d%0ax'],
    ['an encoded DEL', '/%7F'],
    ['an encoded C1 control', '/%C2%85'],
    ['an encoded null in its query', '/faq?a=%00'],
    ['an encoded DEL in its query', '/faq?a=%7f'],
    ['half an escape', '/%'],
    ['an escape of no character', '/%c0%ae'],
    ['an overlong slash', '/%c0%af'],
    ['a cut character', '/%E0%A4'],
    ['half a pair', '/%ED%A0%80'],
    ['an escape that is none', '/%zz'],
    ['half an escape in its query', '/exchange?to=%F0%9F%98%80%'],
    ['an escape of no character in its query', '/faq?a=%ff'],
    ['angle brackets', '/<script>'],
    ['a quotation mark', '/"'],
    ['a caret', '/^'],
    ['a backtick', '/`'],
    ['a pipe', '/|'],
    ['braces', '/{id}'],
  ])('is refused: %s', (_, target) => {
    expect(statusOf(target)).toBe(400)
  })

  test.each([
    ['a parameter of a segment', '/api/v4/markets;x=1'],
    ['an encoded question mark', '/api/v4/markets%3Fa=1'],
    ['an encoded number sign', '/api/v4/exchanges-new%23x'],
    ['an encoded percent sign, so another path at the second decoding', '/api/v4/%252e%252e/admin'],
    ['an encoded slash, encoded once more', '/auth-service/..%252fadmin'],
    ['another script', '/api/v3/exchanges-new/%C3%BC'],
    ['an exclamation mark', '/api/v4/!'],
    ['brackets', '/api/v4/%5Bid%5D'],
    ['a space', '/api/v4/a%20b'],
  ])('is refused for an API, whose back end may decode it again: %s', (_, target) => {
    expect(statusOf(target)).toBe(400)
  })

  test.each([
    `/buy-sell-crypto/${'-'.repeat(7900)}`,
    `/share/${'a-'.repeat(300)}.png`,
    `/faq?a=${'x'.repeat(8000)}`,
  ])('is refused for its length: %#', (target) => {
    expect(statusOf(target)).toBe(414)
  })

  test.each([`/coins/${'x'.repeat(505)}`, `/faq?a=${'x'.repeat(7990)}`])(
    'may be longer than any of ours: %#',
    (target) => {
      expect(statusOf(target)).toBe(200)
    },
  )
})

describe('one page under several addresses', () => {
  test.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/de//evil.example', '/de/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/a/../..//evil.example', '/evil.example'],
    ['/x/../about', '/about'],
    ['/./faq?a=1&b=%2F', '/faq?a=1&b=%2F'],
    ['/./faq?a=<hx>"', '/faq?a=%3Chx%3E%22'],
    ['/coins/%2e%2E/faq', '/faq'],
    ['/coins/.%2e/faq', '/faq'],
    ['/%2e', '/'],
    ['/a/..', '/'],
    ['/../../faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/de/', '/de'],
    ['/faq/?a=1', '/faq?a=1'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/coins', '/coins'],
    ['/en/coins/btc', '/coins/btc'],
    ['/en/en/faq', '/faq'],
    ['/en/De/faq', '/de/faq'],
    ['/dE/about', '/de/about'],
    ['/DE', '/de'],
    ['/%64e/faq', '/de/faq'],
    ['/f%61q', '/faq'],
    ['/what-is/%e6%af%94', '/what-is/%E6%AF%94'],
    ['/a+b/%40%3a%2C', '/a+b/@:,'],
    ['/coins/[id]', '/coins/%5Bid%5D'],
    ['/%61pi/v4/markets', '/api/v4/markets'],
    ['/api/v4/exchanges%2Dnew', '/api/v4/exchanges-new'],
    ['/api/v4/exchanges-new/', '/api/v4/exchanges-new'],
    ['/en/api/v4/exchanges-new', '/api/v4/exchanges-new'],
    ['/api/v4/%2e%2e/v3/pairs', '/api/v3/pairs'],
  ])('%s is redirected to %s', (target, location) => {
    expect(moved(target)).toBe(location)
    expect(statusOf(location)).toBe(200)
  })

  test('an encoded semicolon of an API is redirected to a plain one, which is refused', () => {
    expect(moved('/api/v4/markets%3Bx')).toBe('/api/v4/markets;x')
  })

  test.each([
    '/',
    '/de',
    '/de/about',
    '/de/en',
    '/DEnver',
    '/english',
    '/what-is/a..b',
    '/what-is/%E6%AF%94',
    '/what-is/a%23b%3Fc',
    "/a'b(c)!~*",
    '/.well-known/x',
    '/faq?a=/../b',
    '/faq?a=b+c',
    '/faq?next=//evil.example',
    '/faq?text=one%0Atwo%09',
    '/faq?a=;b|c',
  ])('%s is canonical', (target) => {
    expect(statusOf(target)).toBe(200)
    const { path, search } = requestTo(target)
    expect(path + search).toBe(target)
  })

  test('a question mark alone is no query', () => {
    expect(requestTo('/faq?')).toMatchObject({ path: '/faq', search: '' })
  })
})

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/faq', 'en', '/faq'],
    ['/de', 'de', '/'],
    ['/ja/coins/btc', 'ja', '/coins/btc'],
    ['/de/en/faq', 'de', '/en/faq'],
    ['/what-is/%E6%AF%94', 'en', '/what-is/比'],
    ['/_next/data/b-1_x/en.json', 'en', '/'],
    ['/_next/data/x/en/index.json', 'en', '/'],
    ['/_next/data/x/de/coins/btc.json', 'de', '/coins/btc'],
  ])('%s is %s, of the place %s', (target, locale, place) => {
    expect(requestTo(target)).toMatchObject({ locale, place })
  })

  const spoken = LOCALES.filter((locale) => locale !== 'en')
  test.each(ADDRESSES.filter(({ handledBy }) => handledBy !== 'page').map(({ path }) => path))(
    'leads to nothing before %s, which has none',
    (path) => {
      const place = path.replace('/**', '/a/b').replace('*', 'a.png')
      for (const locale of spoken) expect(statusOf(`/${locale}${place}`), locale).toBe(404)
    },
  )
})

describe('the data of a page', () => {
  test('are known by their build', () => {
    expect(requestTo('/_next/data/build-1/de/faq.json?a=1')).toMatchObject({
      dataOf: 'build-1',
      search: '?a=1',
      isAsset: false,
    })
    expect(requestTo('/faq').dataOf).toBeNull()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('are not for %s', (method) => {
    expect(statusOf('/_next/data/x/en/faq.json', method)).toBe(405)
  })

  const closed = ADDRESSES.filter(({ handledBy }) => handledBy !== 'page').map(({ path }) =>
    path.replace('/**', '/a/b').replace('*', 'a.png'),
  )
  test.each([...closed, '/api/v4/exchanges-new', '/auth-service/api/v1.0/sign-in'])(
    'are of no address but a page’s: %s',
    (place) => {
      for (const locale of ['', '/en', '/de'])
        for (const method of ['GET', 'POST', 'DELETE'])
          expect(statusOf(`/_next/data/x${locale}${place}.json`, method), locale + method).toBe(404)
    },
  )

  test.each([
    '/de/_next/data/x/en/faq.json',
    '/de/_next/static/chunks/a.js',
    '/_next/data/x/en/_next/data/x/en/faq.json',
    '/_next/data/x/de/_next/static/a.js.json',
    '/_next/data/x/en/faq',
    '/_next/data/x.json',
    '/_next/data',
    '/_next/data/a.b/en/faq.json',
    '/_next',
    '/de/_next',
    '/_next/image?url=/icon.svg&w=64&q=75',
    '/_next/webpack-hmr',
  ])('and files of a build are under no other address: %s', (target) => {
    expect(statusOf(target)).toBe(404)
  })
})

describe('a method', () => {
  test.each(['TRACE', 'CONNECT', 'get', 'PROPFIND', ''])('«%s» is known to nothing here', (method) => {
    expect(statusOf('/faq', method)).toBe(405)
  })

  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  test.each([
    ['/faq', 'GET, HEAD'],
    ['/de/customer-account', 'GET, HEAD'],
    ['/desk', 'GET, HEAD'],
    ['/unknown', 'GET, HEAD'],
    ['/_next/static/chunks/a.js', 'GET, HEAD'],
    ['/api/site/live', 'GET, HEAD'],
    ['/share/btc.png', 'GET, HEAD'],
    ['/api/site/vitals', 'POST'],
    ['/api/site/referral', 'POST'],
    ['/api/site/card-signature', 'POST'],
    ['/monitoring-tunnel', 'POST'],
  ])('of %s is one of %s', (target, allow) => {
    for (const method of methods) {
      const read = readTarget(method, target)
      if (allow.split(', ').includes(method)) expect(read, method).toHaveProperty('place')
      else expect(read, method).toEqual({ status: 405, headers: { allow } })
    }
  })

  test('of a call is judged by its back end', () => {
    for (const method of methods) expect(statusOf('/api/v4/markets', method), method).toBe(200)
  })
})

test.each(['/api/site', '/api/site/none', '/api/v5/markets', '/api/monitoring-tunnel', '/api/v3'])(
  '%s is handled by nothing',
  (target) => {
    expect(statusOf(target)).toBe(404)
  },
)

describe('any target', () => {
  const piece = fc.oneof(
    fc.constantFrom(...LOCALES, 'EN', 'De', 'api', 'v4', '_next', 'data', 'static', 'index.json', 'en.json'),
    fc.constantFrom(
      '',
      '.',
      '..',
      '%2e',
      '%2E.',
      '%2f',
      '%5c',
      '\\',
      ';',
      '%3b',
      '#',
      '%23',
      '?',
      '%',
      '%25',
    ),
    fc.constantFrom(
      '[id]',
      '%5B',
      "'",
      '%27',
      '@',
      '%40',
      '%252e',
      '%C3%BC',
      '%c3%bc',
      'evil.example',
      ':80',
    ),
    fc.string({ unit: fc.constantFrom(...Array.from('aE%2fe.5cC/\\?#&=;+ \t')), maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.string({ maxLength: 6 }).map(encodeURIComponent),
  )
  const target = fc
    .tuple(
      fc.constantFrom('/', '//', '', '/en/', '/api/v4/', '/_next/data/x/'),
      fc.array(piece, { maxLength: 7 }),
      fc.oneof(
        fc.constant(''),
        fc.string({ maxLength: 12 }).map((text) => `?${text}`),
      ),
    )
    .map(([start, pieces, query]) => start + pieces.join('/') + query)
  const method = fc.constantFrom('GET', 'HEAD', 'POST')

  test('is refused, or redirected once to one that is not, or is the only address of its place', () => {
    fc.assert(
      fc.property(method, target, (by, written) => {
        const read = readTarget(by, written)
        if ('movedTo' in read) {
          expect(read.movedTo).toMatch(/^\/(?!\/)[^\\?]*(?:\?|$)/)
          expect(readTarget(by, read.movedTo)).not.toHaveProperty('movedTo')
        } else if ('place' in read) {
          const [path = '', query = ''] = written.split(/\?(.*)/s, 2)
          expect(read.path).toBe(path)
          expect(read.search).not.toMatch(/["<>#\s]/)
          expect(decodeURIComponent(read.search)).toBe(decodeURIComponent(query && `?${query}`))
          expect(read.path).toMatch(/^\/(?!\/)[^\\#?]*$/)
          expect(read.place).toMatch(/^\/(?!\/)[^\\]*$/)
          expect(read.address).toEqual(addressOf(read.place))
          if (!read.isAsset && read.dataOf === null) {
            const prefix = read.locale === 'en' ? '' : `/${read.locale}`
            const bare = decodeURIComponent(read.path)
            expect(bare).toBe(prefix === '' || read.place !== '/' ? prefix + read.place : prefix)
          }
        } else expect([400, 404, 405, 414]).toContain(read.status)
      }),
      { numRuns: 5000 },
    )
  })

  test('that reaches an API says so in its first segments, and has no character that decodes to another', () => {
    const inApi = target.map((written) => `/api/v4${written}`)
    fc.assert(
      fc.property(method, fc.oneof(target, inApi), (by, written) => {
        const read = readTarget(by, written)
        if (!('place' in read) || read.address.handledBy !== 'api') return
        expect(read.path).toBe(read.place)
        expect(read.path).toMatch(/^\/(api\/v[34]|auth-service)\/[\w.~:@+=/-]+$/)
        expect(read.path).not.toMatch(/\/\.{0,2}(\/|$)/)
      }),
      { numRuns: 5000 },
    )
  })
})
