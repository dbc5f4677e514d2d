import { afterEach, describe, expect, test, vi } from 'vitest'
import { STAFF_EVENTS } from '@/domain/account/staffEvents'
import { LOCALES } from '@/config/locales'
import { brandFileHandler } from '@/http/brandFileHandler'
import { readSettings, setOperator } from '@/config/operator/startOperator'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@/i18n/languages'
import { writeEmail } from '@/server/mail/email'
import { EMAIL_KINDS, type Email, type EmailKind } from '@/server/mail/emailKinds'
import { serveHandler } from '../../http/testSite'
import { anExchange } from '../exchanges/anExchange'

afterEach(() => vi.unstubAllEnvs())

type OfAmbassador = Extract<Email, { kind: `ambassador${string}` }>['kind']
const isOfAmbassador = (kind: Email['kind']): kind is OfAmbassador => kind.startsWith('ambassador')

const TOKEN = 'A-_'.repeat(14)
const HOLDS = {
  holdReleased: {},
  holdDenied: { status: 'failed', creation: 'refused', addressFrom: '' },
  holdFailed: { status: 'failed', creation: 'refused', addressFrom: '' },
} as const
const emailOf = (kind: EmailKind): Email => {
  if (kind === 'confirm' || kind === 'reset' || kind === 'email' || kind === 'restore')
    return { kind, token: TOKEN }
  if (kind === 'reply') return { kind, reference: 'REF42', message: 'One line.\nAnother.\n\nMore.' }
  if (kind === 'message')
    return { kind, reference: 'REF42', email: 'anna@mail.example', exchangeId: '', message: 'Nothing moves.' }
  if (kind === 'outcome')
    return {
      kind,
      exchange: anExchange({ status: 'finished', amountFrom: '0.1', amountTo: '2.00004', txFrom: 'tx' }),
    }
  if (kind === 'holdReleased' || kind === 'holdDenied' || kind === 'holdFailed')
    return { kind, exchange: anExchange(HOLDS[kind]), isAccount: true }
  if (kind === 'payoutRequested')
    return { kind, token: TOKEN, amountBtc: '0.004', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
  if (kind === 'factorResetPlanned') return { kind, token: TOKEN }
  if (kind === 'orderMessage')
    return { kind, exchange: anExchange(), isAccount: false, message: 'It is on its way.' }
  if (kind === 'staffInvitation') return { kind, token: TOKEN }
  if (kind === 'staff') return { kind, events: STAFF_EVENTS.map((one) => ({ kind: one, subject: 'abc123' })) }
  if (kind === 'payoutApproved')
    return { kind, amountBtc: '0.004', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
  if (kind === 'payoutSent' || kind === 'payoutConfirmed')
    return { kind, amountBtc: '0.004', tx: 'b2f1'.repeat(16) }
  if (kind === 'tierRaised' || kind === 'tierLowered') return { kind, ratePercent: '0.5' }
  if (kind === 'webhookOff') return { kind, host: 'hooks.example.com' }
  if (kind === 'payoutRefused') return { kind, amountBtc: '0.004', message: 'Not to this address.' }
  if (kind === 'partnerAccepted' || kind === 'partnerRefused' || kind === 'partnerNotice')
    return { kind, message: 'We looked at your channel.' }
  if (isOfAmbassador(kind)) return { kind, message: 'We looked at your channel.' }
  return kind === 'emailChange' ? { kind, email: 'new@example.com' } : { kind }
}
const all = LOCALES.flatMap((language) => EMAIL_KINDS.map((kind) => [kind, language] as const))

test.each(all)('the email %s is complete in %s, as text and as HTML', (kind, language) => {
  vi.stubEnv('BRAND_NAME', 'Fair & Square')
  const { subject, text, html } = writeEmail(emailOf(kind), language)
  for (const words of [subject, text, html.replace(/<style>[^]*<\/style>/, '')])
    expect(words).not.toMatch(/[{}]|undefined|\bnull\b|(^|[\s>])mail:\w|\bNaN\b/)
  expect(subject).toContain('Fair & Square')
  expect(subject).not.toContain('\n')
  expect(html).toContain(`<html lang="${LANGUAGES[language].tag}">`)
  expect(html).toContain(`<title>${subject.replaceAll('&', '&amp;')}</title>`)
  // Every paragraph of the text stands in the HTML too.
  const plain = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
  for (const line of text.split('\n').filter(Boolean))
    expect(plain).toContain(line.replace(/:$/, '').replace(/\s+/g, ' '))
})

test.each(EMAIL_KINDS)('no two languages have the same text for the email %s', (kind) => {
  const written = LOCALES.map((language) => writeEmail(emailOf(kind), language))
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(LOCALES.length)
  expect(new Set(written.map(({ text }) => text.split('\n\n')[1])).size).toBe(LOCALES.length)
})

test('each link leads to its page in its language, with the token behind the # and nowhere else', () => {
  vi.stubEnv('SITE_URL', 'https://halyard.example/')
  const linkIn = (kind: EmailKind, language: (typeof LOCALES)[number]) =>
    /https:\/\/\S+/.exec(writeEmail(emailOf(kind), language).text)?.[0]
  const site = 'https://halyard.example'
  expect(linkIn('confirm', 'en')).toBe(`${site}/customer-account/sign-up/confirmation#token=${TOKEN}`)
  expect(linkIn('reset', 'cn')).toBe(`${site}/cn/customer-account/password-reset/confirmation#token=${TOKEN}`)
  expect(linkIn('email', 'de')).toBe(`${site}/de/customer-account/sign-up/confirmation#email-token=${TOKEN}`)
  expect(linkIn('restore', 'ja')).toBe(
    `${site}/ja/customer-account/sign-up/confirmation#restore-token=${TOKEN}`,
  )
  expect(linkIn('known', 'en')).toBe(`${site}/customer-account`)
  expect(linkIn('passwordChanged', 'fr')).toBe(`${site}/fr/customer-account/password-reset`)
  expect(linkIn('emailChange', 'ru')).toBe(`${site}/ru/customer-account/account`)
})

test('an email says how long its link works', () => {
  expect(writeEmail(emailOf('reset'), 'en').text).toContain('expires in 1\u00a0hour.')
  expect(writeEmail(emailOf('confirm'), 'en').text).toContain('expires in 24\u00a0hours.')
  expect(writeEmail(emailOf('reset'), 'ru').text).toContain('1\u00a0час.')
  expect(writeEmail(emailOf('email'), 'ru').text).toContain('24\u00a0часа.')
  expect(writeEmail(emailOf('restore'), 'ru').text).toContain('7\u00a0дней.')
  expect(writeEmail(emailOf('known'), 'en').text).not.toContain('hour')
})

test('nothing that came from outside is HTML in an email', () => {
  vi.stubEnv('BRAND_NAME', '<b title="x">Brand\'s</b>')
  const email = '"><img/src=x>&amp;@example.com'
  const { html, text } = writeEmail({ kind: 'emailChange', email }, 'en')
  expect(html).not.toMatch(/<img|<b /)
  expect(html).toContain('&quot;&gt;&lt;img/src=x&gt;&amp;amp;@example.com')
  expect(html).toContain('&lt;b title=&quot;x&quot;&gt;Brand&#39;s&lt;/b&gt;')
  expect(text).toContain(email)
  const reply = writeEmail({ kind: 'reply', reference: 'REF42', message: '<b>Hi</b>\n\nBye' }, 'en')
  expect(reply.html).toContain('&lt;b&gt;Hi&lt;/b&gt;</p>')
  expect(reply.text).toContain('REF42:\n\n<b>Hi</b>\n\nBye\n\n')
})

test('without a logo of the operator an email fetches nothing: no picture, no script, no style from elsewhere', () => {
  for (const [kind, language] of all)
    expect(writeEmail(emailOf(kind), language).html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i)
})

test.each(all)(
  'the email %s has one action in %s: its button, the same link in words and in the plain part',
  (kind, language) => {
    const { text, html } = writeEmail(emailOf(kind), language)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(1)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    const action = text.split('\n').filter((line) => /^(?:https?:\/\/|mailto:)/.test(line))
    expect(action[0]).toBe(links[0])
  },
)

test.each(all)('the email %s has a preheader of its own in %s', (kind, language) => {
  const { subject, html } = writeEmail(emailOf(kind), language)
  const preheader = /<body[^>]*>\n<div style="display:none[^"]*">([^&]+)/.exec(html)?.[1] ?? ''
  expect(preheader.length).toBeGreaterThan(8)
  expect(preheader.length).toBeLessThanOrEqual(110)
  expect(subject).not.toContain(preheader)
})

test('an email names the operator’s company as far as it is set, as text and as HTML', () => {
  vi.stubEnv('LEGAL_NAME', 'Halyard <Trading> Ltd')
  vi.stubEnv('LEGAL_ADDRESS', '1 Quay Street, Sampletown')
  vi.stubEnv('LEGAL_REGISTER', 'HRB 12345')
  const { text, html } = writeEmail({ kind: 'known' }, 'en')
  expect(text).toContain('Halyard <Trading> Ltd\n1 Quay Street, Sampletown\nHRB 12345\n')
  expect(html).toContain('Halyard &lt;Trading&gt; Ltd<br>\n1 Quay Street, Sampletown<br>\nHRB 12345')
  vi.stubEnv('LEGAL_NAME', '')
  expect(writeEmail({ kind: 'known' }, 'en').text).not.toContain('Trading')
})

test('the button has the operator’s color and a text that can be read on it, in both schemes', () => {
  vi.stubEnv('BRAND_ACCENT', '#102a83')
  const { html } = writeEmail({ kind: 'known' }, 'en')
  expect(html).toMatch(/class="button" bgcolor="#102a83"/)
  expect(html).toMatch(/padding:14px 24px;color:#ffffff/)
  expect(html).toContain('.button{background:#102a83!important}')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

describe('the email of an operator', () => {
  let folder = ''
  afterEach(() => {
    setOperator(undefined)
    rmSync(folder, { recursive: true })
  })

  /** The size of a PNG lies in its head (PNG specification, 11.2.2); more of it is not read. */
  function png(width: number, height: number): Buffer {
    const head = Buffer.alloc(33)
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    head.writeUInt32BE(width, 16)
    head.writeUInt32BE(height, 20)
    return head
  }

  function start(yaml: string) {
    folder = mkdtempSync(join(tmpdir(), 'halyard-mail-'))
    writeFileSync(join(folder, 'light.png'), png(300, 60))
    writeFileSync(join(folder, 'dark.png'), png(600, 120))
    writeFileSync(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90"/></svg>',
    )
    writeFileSync(join(folder, 'operator.yaml'), yaml)
    const { operator, faults } = readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml') })
    setOperator(operator)
    return faults.map(({ name, problem }) => `${name} ${problem}`).join()
  }
  const LOGO = 'email: { logo: { onLight: light.png, onDark: dark.png } }'
  const sourcesIn = (html: string) =>
    [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)

  test('has the logo for each scheme’s header from the https address of the site', async () => {
    vi.stubEnv('SITE_URL', 'https://kite.example')
    start(`${LOGO}\nbrand: { showName: false }\ncolors: { light: { header: "#ffffff" } }`)
    vi.stubEnv('BRAND_NAME', 'Kite & Co')
    const { html } = writeEmail({ kind: 'known' }, 'en')
    const [light = '', dark = ''] = sourcesIn(html)
    const request = await serveHandler(brandFileHandler)
    for (const [source, name] of [
      [light, 'light.png'],
      [dark, 'dark.png'],
    ] as const) {
      const { origin, pathname } = new URL(source)
      expect(origin).toBe('https://kite.example')
      const { status, headers, body } = await request(pathname)
      expect([status, headers['content-type']]).toEqual([200, 'image/png'])
      expect(body).toEqual(readFileSync(join(folder, name)))
    }
    expect(html).toMatch(/<img class="logo-light"[^>]* width="140" height="28" alt="Kite &amp; Co"/)
    expect(html).toMatch(/<img class="logo-dark"[^>]*style="display:none;mso-hide:all;/)
    const rules = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html)?.[1]
    expect(rules).toContain('.logo-light{display:none!important}.logo-dark{display:inline-block!important}')
    expect(html).toContain('[data-ogsc] .logo-dark{display:inline-block!important}')
  })

  test('has one logo where both headers are dark, beside the name', () => {
    vi.stubEnv('SITE_URL', 'https://kite.example')
    start(LOGO)
    const { html } = writeEmail({ kind: 'known' }, 'en')
    expect(sourcesIn(html)).toHaveLength(1)
    expect(html).toMatch(/alt="" style="border:0;vertical-align:middle">&nbsp; Halyard<\/td>/)
  })

  test('has no picture that mail clients cannot draw or load', () => {
    start(LOGO)
    vi.stubEnv('SITE_URL', 'http://kite.example')
    expect(sourcesIn(writeEmail({ kind: 'known' }, 'en').html)).toEqual([])
    rmSync(folder, { recursive: true })
    vi.stubEnv('SITE_URL', 'https://kite.example')
    start('brand: { logo: { onLight: logo.svg, onDark: logo.svg } }')
    expect(sourcesIn(writeEmail({ kind: 'known' }, 'en').html)).toEqual([])
    rmSync(folder, { recursive: true })
    expect(start('email: { logo: { onLight: logo.svg, onDark: dark.png } }')).toContain(
      'email.logo.onLight must be a PNG',
    )
  })

  test('has its last paragraph in the language of the email, as text', () => {
    start('email: { footer: { en: "Reply <here>", de: "Antworten Sie hier" } }')
    const { html, text } = writeEmail({ kind: 'known' }, 'en')
    expect(html).toContain('Reply &lt;here&gt;</p>')
    expect(text).toContain('\n\nReply <here>\n\n')
    expect(writeEmail({ kind: 'known' }, 'de').html).toContain('Antworten Sie hier')
  })

  test('has a button in the accent of each scheme, with a text that can be read on it', () => {
    start('colors: { light: { accent: "#0b5d4a" }, dark: { accent: "#8fd9c0" } }')
    const { html } = writeEmail({ kind: 'known' }, 'en')
    expect(html).toMatch(/class="button" bgcolor="#0b5d4a"/)
    expect(html).toContain('.button{background:#8fd9c0!important}.text .button a{color:#0f1b2d!important}')
    const bad = 'colors: { light: { accent: "#0b5d4a", accentInk: "#333333" } }'
    rmSync(folder, { recursive: true })
    expect(start(bad)).toContain('colors.light.accentInk must have a contrast of at least 4.5 to 1')
  })

  test('leads to no page that is off: to the contact address, or else to the site', () => {
    vi.stubEnv('SITE_URL', 'https://kite.example')
    start('pages: { off: [/contacts] }')
    const targetOf = () => /href="([^"]+)"/.exec(writeEmail({ kind: 'accountDeleted' }, 'en').html)?.[1]
    expect(targetOf()).toBe('https://kite.example/')
    vi.stubEnv('CONTACT_EMAIL', 'help@kite.example')
    expect(targetOf()).toBe('mailto:help@kite.example')
  })

  test.each([
    ['kite', 1, 'Kite never asks for a recovery phrase'],
    ['ledgerhouse', 0, 'Verify every status on chain'],
    ['meridian', 0, 'Meridian Exchange AG'],
  ])('the example %s has %i logos and its last words', (name, logos, words) => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-mail-'))
    vi.stubEnv('SITE_URL', 'https://brand.example')
    const { operator, set } = readSettings({ OPERATOR_FILE: `deploy/examples/${name}/operator.yaml` })
    setOperator(operator)
    for (const [variable, value] of Object.entries(set)) vi.stubEnv(variable, value)
    const { html } = writeEmail({ kind: 'known' }, 'en')
    expect(sourcesIn(html)).toHaveLength(logos)
    expect(html).toContain(words)
  })
})
