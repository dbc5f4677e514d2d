import { describe, expect, test } from 'vitest'
import { imprintHint } from '@/config/environment/liveRules'
import { describeFaults, readEnvironment } from '@/config/environment/readEnvironment'
import { variables } from '@/config/environment/schema'

const SECRET = '9f2c4e6a8b0d1f3579ace02468bdf135'
const namesIn = (source: Record<string, string>) => readEnvironment(source).faults.map(({ name }) => name)
const CHAIN = {
  network: 'eth',
  chainId: 31_337,
  name: 'Local',
  rpcUrl: 'http://127.0.0.1:8545',
  depositAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

/** Every wrong value that an operator's review started the site with (reviews/operations.md, B1), and their neighbors. */
const WRONG: Record<string, string[]> = {
  PORT: ['abc', '-1', '0', '99999', '3000.5', '3000/tcp'],
  HOST: ['http://127.0.0.1', 'not a host'],
  SITE_URL: [
    'example.com',
    'ftp://example.com',
    'https://example.com/shop',
    'https://user:word@example.com',
    'https://example.com?a=1',
    'https://',
    '/',
    '"https://example.com"',
  ],
  API_ORIGIN: [
    'api.example.com',
    'https://api.example.com/v1',
    'localhost:4000',
    'https://u:p@api.example.com',
  ],
  IMAGE_ORIGINS: ['nonsense', 'http://a.example', 'https://a.example,nonsense', "'unsafe-inline'"],
  ENVIRONMENT: ['prod', 'Production', 'production-eu', 'live', 'my staging'],
  BRAND_NAME: ['???', '---'],
  BRAND_LOGO: ['http://cdn.example/logo.svg', 'logo.svg', 'javascript:alert(1)', '/\\evil.example'],
  BRAND_ACCENT: ['red', '#fff', 'ff6a3d', '#ff6a3d80'],
  CONTACT_EMAIL: ['not an email', 'help', 'help@', 'mailto:help@example.com'],
  APP_STORE_URL: ['nonsense', 'http://apps.apple.com/app'],
  GOOGLE_PLAY_URL: ['nonsense', 'market://details'],
  PARTNER_BRANDS: ['???', 'Foo, foo', 'Halyard'],
  CONTEST_START: ['2026-12-01', '2026-13-01T00:00:00Z', '2026-12-01T00:00:00+03:00', 'tomorrow'],
  CONTEST_RULES_URL: ['rules', 'http://halyard.example/rules', '//evil.example', 'javascript:alert(1)'],
  TRUST_PROXY: ['true', 'yes', '10.0.0.0/33', '-1', 'loopback'],
  REDIS_URL: [
    'http://x',
    'REPLACE_ME',
    'redis://:pa#ssword@host',
    'redis://:12#34@host',
    'redis:',
    'host:6379',
  ],
  REDIS_LIMITS_URL: ['http://x', 'redis://'],
  METRICS_TOKEN: ['x', 'REPLACE_ME', `change-me-${SECRET}`, SECRET.slice(1)],
  MODERATION_TOKEN: ['x', `your_token-${SECRET}`],
  TOKEN_SECRET: ['x', `placeholder-${SECRET}`],
  TOKEN_SECRET_PREVIOUS: ['x'],
  SHUTDOWN_DELAY_SECONDS: ['5s', '-1', 'abc', 'Infinity', '1e3'],
  PREWARM_PAGES: ['yes', 'on', '2', 'no'],
  FINGERPRINT: ['yes', 'off', '-1'],
  LOG_LEVEL: ['verbose', 'INFO', 'warning'],
  RATE_LIMIT_READ: ['abc', '0', '-5', '1.5', '600/min'],
  RATE_LIMIT_WRITE: ['abc', '0'],
  RATE_LIMIT_PAGES: ['abc', '0'],
  RATE_LIMIT_AUTH: ['abc', '0'],
  RATE_LIMIT_HEAVY: ['many', '0'],
  DATABASE_URL: [
    'REPLACE_ME',
    'mysql://host/db',
    'postgres://',
    'postgres://u:p#w@host/db',
    'postgres://u:p w@host/db',
  ],
  SANDBOX_STEP_SECONDS: ['-1', 'abc', '3s'],
  SMTP_URL: ['nonsense', 'http://host', 'smtp://'],
  MAIL_FROM: ['nobody', 'Halyard <nobody>', 'a@b.example, c@d.example'],
  FCM_HOST: ['nonsense', 'http://fcm.example'],
  SANDBOX_CHAIN: [
    '{',
    '[]',
    '1',
    JSON.stringify({ ...CHAIN, chainId: 'x' }),
    JSON.stringify({ ...CHAIN, depositAddress: '0x1' }),
    JSON.stringify({ ...CHAIN, rpcUrl: 'http://node.example' }),
    JSON.stringify({ ...CHAIN, tokens: { usdt: 1 } }),
  ],
  RPC_URLS: ['{', '[]', '{"1":"http://a.example"}', '{"eth":"https://a.example"}', '{"1":1}'],
  WALLETCONNECT_PROJECT_ID: ['my-project', '0123'],
  WALLETCONNECT_RELAY_URL: ['ws://relay.example', 'https://relay.example', 'relay.example'],
  AMPLITUDE_SERVER_ZONE: ['moon', 'eu'],
  SENTRY_DSN: [
    'garbage',
    'https://sentry.example/1',
    'https://key@sentry.example',
    'http://key@sentry.example/1',
  ],
  TAG_ORIGINS: ['garbage'],
  GTM_ID: ['GTM 1', '<script>', '"GTM-1"'],
  ...Object.fromEntries(
    [
      'GTM',
      'GA',
      'MIXPANEL',
      'AMPLITUDE',
      'FRESHCHAT',
      'PLERDY',
      'TRUSTPILOT',
      'SATISMETER',
      'MERCURYO',
      'GROWTHBOOK',
    ].map((service) => [
      `${service}_HOST`,
      ['garbage', 'http://relay.example', 'https://relay.example/path'],
    ]),
  ),
}

const STAFF = { DESK_STAFF: 'anna@example.com:admin' }

describe('a wrong value of one variable', () => {
  const cases = Object.entries(WRONG).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  )

  test('is known of as many cases as the review had, and more', () => {
    expect(cases.length).toBeGreaterThan(103)
  })

  test.each(cases)('%s=%s is refused by its name, with what is expected', (name, value) => {
    const { values, faults } = readEnvironment({ [name]: value })
    expect(values).toBeNull()
    expect(faults.map((fault) => fault.name)).toContain(name)
    for (const { problem } of faults) expect(problem).toMatch(/^must (?:be|have|not|begin|name) /)
  })
})

describe('a live site', () => {
  const LIVE = {
    LIVE: '1',
    PROVIDERS: 'near, sideshift',
    SITE_URL: 'https://exchange.example.com',
    CONTACT_EMAIL: 'help@example.com',
    LEGAL_NAME: 'Capstan OÜ',
    LEGAL_ADDRESS: 'Street 1, Tallinn',
    LEGAL_LAW: 'Estonia',
    SIDESHIFT_SECRET: 'secret',
    SIDESHIFT_AFFILIATE_ID: 'id',
  }

  test('starts with all that it needs', () => {
    expect(readEnvironment(LIVE)).toMatchObject({
      faults: [],
      values: { providers: ['near', 'sideshift'], nearUrl: 'https://1click.chaindefuser.com/v0' },
    })
  })

  test('has everything that is missing named at once', () => {
    expect(namesIn({ PROVIDERS: 'near,changenow,exolix,fixedfloat' }).toSorted()).toEqual(
      [
        ...['PROVIDERS', 'LIVE', 'SITE_URL', 'CONTACT_EMAIL', 'LEGAL_NAME', 'LEGAL_ADDRESS', 'LEGAL_LAW'],
        ...['CHANGENOW_API_KEY', 'EXOLIX_API_KEY'],
      ].toSorted(),
    )
    expect(namesIn({ ...LIVE, PROVIDERS: '' })).toEqual(['PROVIDERS'])
    expect(namesIn({ ...LIVE, LIVE: '' })).toEqual(['LIVE'])
    expect(namesIn({ ...LIVE, PROVIDERS: 'near,near' })).toEqual(['PROVIDERS'])
  })

  test('has no other back end', () => {
    expect(namesIn({ ...LIVE, API_ORIGIN: 'https://api.example.com' })).toEqual(['PROVIDERS'])
  })

  test('may be reached over http only on this machine, and while no provider beyond it is called', () => {
    const local = { ...LIVE, SITE_URL: 'http://localhost:3000' }
    const fakes = { NEAR_URL: 'http://127.0.0.1:1234/v0', SIDESHIFT_URL: 'http://localhost:1235/v2' }
    expect(namesIn(local)).toEqual(['SITE_URL'])
    expect(namesIn({ ...local, NEAR_URL: fakes.NEAR_URL })).toEqual(['SITE_URL'])
    expect(namesIn({ ...local, ...fakes })).toEqual([])
    expect(namesIn({ ...LIVE, ...fakes, SITE_URL: 'http://exchange.example.com' })).toEqual(['SITE_URL'])
  })

  test('does not start with a misspelt name, a secret out of an example or one secret for two purposes', () => {
    const secret = '9f2c4e6a8b0d1f3579ace02468bdf135'
    expect(namesIn({ ...LIVE, TRUST_PROXI: '1' })).toEqual(['TRUST_PROXI'])
    expect(namesIn({ ...LIVE, SIDESHIFT_SECRET: 'a-key-of-the-provider' })).toEqual(['SIDESHIFT_SECRET'])
    expect(namesIn({ ...LIVE, TOKEN_SECRET: secret, METRICS_TOKEN: secret })).toHaveLength(1)
    expect(namesIn({ ...LIVE, REDIS_URL: 'redis://10.0.0.9', REDIS_LIMITS_URL: 'redis://10.0.0.9' })).toEqual(
      [],
    )
    expect(namesIn({ TRUST_PROXI: '1', TOKEN_SECRET: secret, METRICS_TOKEN: secret })).toEqual([])
  })

  test.each([
    ...[
      'REPLACE_ME',
      'changeme',
      'your-api-key',
      '…',
      'xxxx',
      'REPLACE_ME_NOW',
      'changeme123',
      'change-this-key',
    ],
    ...['YOUR_CHANGENOW_API_KEY', 'api-key-here', '${CHANGENOW_API_KEY}', 'placeholder'],
    ...['todo', 'none', 'sk_live_replace_me'],
  ])('takes no %s for a key', (EXOLIX_API_KEY) => {
    expect(namesIn({ ...LIVE, EXOLIX_API_KEY })).toEqual(['EXOLIX_API_KEY'])
    expect(namesIn({ EXOLIX_API_KEY, PROVIDERS: '' })).toEqual([])
  })

  test('names an address of a provider without its version, and keys that are to be replaced later', () => {
    const warned = (more: Record<string, string>) =>
      readEnvironment({ ...LIVE, ...more })
        .warnings.map((warning) => warning.split(' ')[0])
        .filter((name) => /^(SIDESHIFT_URL|RECEIPT_KEYS_SINCE)$/.test(name ?? ''))
    expect(warned({ SIDESHIFT_URL: 'https://sideshift.ai/api' })).toEqual(['SIDESHIFT_URL'])
    expect(
      warned({ SIDESHIFT_URL: 'https://relay.example.org/v2', RECEIPT_KEYS_SINCE: '2026-01-31' }),
    ).toEqual([])
    expect(warned({ RECEIPT_KEYS_SINCE: '2999-01-31' })).toEqual(['RECEIPT_KEYS_SINCE'])
  })

  test('names what it does without, until it is set', () => {
    const openIn = (more: Record<string, string>) =>
      readEnvironment({ ...LIVE, ...more }).warnings.map((warning) => warning.split(' ')[0])
    const all = ['SMTP_URL', 'DESK_STAFF', 'DESK_STAFF', 'DATABASE_URL', 'TRUST_PROXY', 'METRICS_TOKEN']
    expect(openIn({})).toEqual(['SITE_URL', ...all, 'COUNTRY_HEADER'])
    expect(openIn({ EMBEDDED_DATABASE: '1' })).not.toContain('DATABASE_URL')
    const whole = {
      SITE_URL: 'https://swap.capstan.fi',
      SMTP_URL: 'smtps://u:p@mail.example.net:465',
      DESK_STAFF: 'anna@example.com:messages+payouts',
      DATABASE_URL: 'postgres://10.0.0.9/halyard',
      TRUST_PROXY: '10.0.0.0/8',
      METRICS_TOKEN: '9f2c4e6a8b0d1f3579ace02468bdf135',
      COUNTRY_HEADER: 'CF-IPCountry',
    }
    expect(openIn(whole)).toEqual([])
    for (const SITE_URL of ['https://localhost:8443', 'https://127.0.0.1', 'https://swap.test'])
      expect(openIn({ ...whole, SITE_URL })).toEqual(['SITE_URL'])
    expect(openIn({ ...whole, TOKEN_SECRET: 'ab'.repeat(32) })).toEqual(['TOKEN_SECRET'])
    expect(readEnvironment({ DATA_DIR: '/tmp' }).warnings).toEqual([])
  })

  test('is given a hint about its imprint, until nothing is missing', () => {
    const hintIn = (source: Record<string, string>) => {
      const { values } = readEnvironment(source)
      return values && imprintHint(values)
    }
    const names = [
      'REGISTER',
      'REPRESENTATIVES',
      'VAT',
      'LICENCE',
      'SUPERVISOR',
      'PHONE',
      'PUBLISHER',
      'HOST',
    ]
    const whole = {
      ...LIVE,
      ...Object.fromEntries(names.map((name) => [`LEGAL_${name}`, 'x'])),
      LEGAL_EMAIL: 'legal@capstan.fi',
    }
    expect(hintIn(whole)).toBeNull()
    for (const name of names) expect(hintIn({ ...whole, [`LEGAL_${name}`]: '' })).toContain(` LEGAL_${name},`)
    expect(hintIn({ DATA_DIR: '/tmp' })).toBeNull()
  })

  test('reaches providers elsewhere over https only', () => {
    for (const NEAR_URL of [
      'http://near.example.com/v0',
      'https://u:p@near.example.com/v0',
      'near',
      'https://a.example/v0?x=1',
    ])
      expect(namesIn({ ...LIVE, NEAR_URL })).toEqual(['NEAR_URL'])
    expect(readEnvironment({ ...LIVE, NEAR_URL: 'https://near.example.com/v1/' }).values?.nearUrl).toBe(
      'https://near.example.com/v1',
    )
  })
})

describe('a right value', () => {
  test('is the default of every variable', () => {
    expect(readEnvironment({}).faults).toEqual([])
    const written = Object.fromEntries(variables.map(([, { name, fallback }]) => [name, fallback]))
    expect(readEnvironment(written)).toEqual(readEnvironment({}))
  })

  test.each([['API_ORIGIN'], ['LIVE', 'PROVIDERS', 'RAMPS']])(
    'is the example of every variable, all but %s at once',
    (...left) => {
      const examples = variables.map(([, { name, example }]) => [name, left.includes(name) ? '' : example])
      const { faults } = readEnvironment(Object.fromEntries(examples) as Record<string, string>)
      // A live site takes no secret out of an example.
      expect(faults.filter(({ problem }) => !problem.includes('of the example'))).toEqual([])
      expect(variables.filter(([, { fallback, example }]) => fallback === example)).toEqual([])
    },
  )

  test.each([
    ['SITE_URL', ' https://Example.com/ ', 'siteUrl', 'https://example.com'],
    ['PORT', '8080', 'port', 8080],
    ['FINGERPRINT', 'false', 'fingerprint', false],
    ['FINGERPRINT', 'TRUE', 'fingerprint', true],
    ['PREWARM_PAGES', '0', 'prewarmPages', false],
    ['TRUST_PROXY', '2', 'trustProxy', 2],
    ['TRUST_PROXY', '10.0.0.0/8, fd00::/8', 'trustProxy', ['10.0.0.0/8', 'fd00::/8']],
    [
      'IMAGE_ORIGINS',
      'https://a.example/, https://b.example',
      'imageOrigins',
      ['https://a.example', 'https://b.example'],
    ],
    ['SANDBOX_STEP_SECONDS', '0.05', 'sandboxStepSeconds', 0.05],
    [
      'DATABASE_URL',
      'postgres://u:p%23@h:5432/db?sslmode=require',
      'databaseUrl',
      'postgres://u:p%23@h:5432/db?sslmode=require',
    ],
    [
      'DATABASE_URL',
      'postgres:///db?host=/run/postgresql',
      'databaseUrl',
      'postgres:///db?host=/run/postgresql',
    ],
    ['ENVIRONMENT', 'preview-7', 'environment', 'preview-7'],
  ] as const)('%s=%s is understood', (name, written, key, value) => {
    expect(readEnvironment({ [name]: written }).values).toMatchObject({ [key]: value })
  })
})

describe('variables that belong together', () => {
  const FIREBASE = {
    FIREBASE_API_KEY: 'k',
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_SENDER_ID: 's',
    FIREBASE_APP_ID: 'a',
  }

  test.each([
    ['a contest without an end', { CONTEST_START: '2026-12-01T00:00:00Z' }, ['CONTEST_END']],
    ['a contest without a start', { CONTEST_END: '2026-12-01T00:00:00Z' }, ['CONTEST_START']],
    [
      'a contest that ends before it starts',
      { CONTEST_START: '2026-12-02T00:00:00Z', CONTEST_END: '2026-12-01T00:00:00Z' },
      ['CONTEST_END'],
    ],
    ['four of the five of Firebase', FIREBASE, ['FIREBASE_VAPID_KEY']],
    ['a card widget without its secret', { MERCURYO_WIDGET_ID: 'x' }, ['MERCURYO_SECRET']],
    [
      'a screening service without its secret',
      { SCREENING_URL: 'https://x.example', ...STAFF },
      ['SCREENING_SECRET'],
    ],
    ['a screening secret without its service', { SCREENING_SECRET: 'x'.repeat(32) }, ['SCREENING_URL']],
    [
      'a screening service and nobody to release what it holds',
      {
        SCREENING_URL: 'https://x.example',
        SCREENING_SECRET: 'x'.repeat(32),
        DESK_STAFF: 'a@example.com:orders',
      },
      ['DESK_STAFF'],
    ],
    ['four eyes with a single member of a role', { DESK_FOUR_EYES: '1', ...STAFF }, ['DESK_FOUR_EYES']],
    ['a secret without its card widget', { MERCURYO_SECRET: 'x' }, ['MERCURYO_WIDGET_ID']],
    ['a former secret alone', { TOKEN_SECRET_PREVIOUS: SECRET }, ['TOKEN_SECRET']],
    ['an account of the heatmap without a site', { PLERDY_USER_ID: '1' }, ['PLERDY_SITE_HASH']],
    [
      'production without encryption',
      { API_ORIGIN: 'https://api.example.com', SITE_URL: 'http://example.com' },
      ['SITE_URL'],
    ],
    [
      'a site that is its own back end',
      { API_ORIGIN: 'https://example.com', SITE_URL: 'https://example.com' },
      ['API_ORIGIN'],
    ],
  ])('%s: %j', (_, source, names) => {
    expect(namesIn(source)).toEqual(names)
  })

  test.each<Record<string, string>>([
    { ...FIREBASE, FIREBASE_VAPID_KEY: 'v' },
    { SITE_URL: 'http://192.168.0.2:3000' },
    { API_ORIGIN: 'http://127.0.0.1:4000' },
    { API_ORIGIN: 'http://127.0.0.1:3000', SITE_URL: 'http://127.0.0.1:3000', PORT: '3001' },
    { API_ORIGIN: 'https://api.example.com', SITE_URL: 'http://example.com', ENVIRONMENT: 'staging' },
  ])('are right in %j', (source) => {
    expect(namesIn(source)).toEqual([])
  })
})

describe('the list of what is wrong', () => {
  test('has every wrong variable, each on a line with what is expected and what it is', () => {
    const { faults } = readEnvironment({ SITE_URL: 'example.com', PORT: 'abc', LOG_LEVEL: 'info' })
    expect(describeFaults(faults)).toBe(
      [
        '2 settings are wrong, so the site was not started:',
        '  SITE_URL  must be an address like https://exchange.example.com, without a path, password or query (it is "example.com")',
        '  PORT      must be a whole number from 1 to 65535 (it is "abc")',
        '',
      ].join('\n'),
    )
  })

  test.each(variables.filter(([, { visibility }]) => visibility === 'secret').map(([, { name }]) => [name]))(
    'never shows %s',
    (name) => {
      const values = [
        '#SENTINEL',
        'replace-me-SENTINEL-0123456789abcdef0123',
        'http://:SENTINEL@x',
        '"SENTINEL"',
      ]
      for (const value of values)
        expect(describeFaults(readEnvironment({ [name]: value }).faults)).not.toContain('SENTINEL')
    },
  )

  test('does not show a password in an address that is no secret', () => {
    const { faults } = readEnvironment({ API_ORIGIN: 'https://u:SENTINEL@x', SITE_URL: 'u:SENTINEL@x' })
    expect(faults).toHaveLength(2)
    expect(describeFaults(faults)).not.toContain('SENTINEL')
  })
})

describe('a name near one of ours', () => {
  test.each([
    ['API_ORGIN', 'API_ORIGIN'],
    ['API_ORIGN', 'API_ORIGIN'],
    ['SITEURL', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['TOKEN_SECRETS', 'TOKEN_SECRET'],
    ['RATE_LIMIT_PAGE', 'RATE_LIMIT_PAGES'],
  ])('%s is warned of', (name, meant) => {
    expect(readEnvironment({ [name]: 'x' }).warnings).toEqual([
      `${name} is not a setting of this site; did you mean ${meant}?`,
    ])
  })

  test.each([
    'HOME',
    'PATH',
    'HOSTNAME',
    'PWD',
    'NODE_ENV',
    'REDIS_PORT',
    'POSTGRES_URL_X',
    'CI',
    'LANG',
    'PORTS_OPEN',
  ])('%s is somebody else’s', (name) => {
    expect(readEnvironment({ [name]: 'x' }).warnings).toEqual([])
  })
})
