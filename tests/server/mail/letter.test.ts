import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '@/i18n/languages'
import { LOCALES } from '@/i18n/locales'
import { LETTER_KINDS, type Letter, type LetterKind, writeLetter } from '@/server/mail/letter'

afterEach(() => vi.unstubAllEnvs())

const TOKEN = 'A-_'.repeat(14)
const letterOf = (kind: LetterKind): Letter => {
  if (kind === 'confirm' || kind === 'reset' || kind === 'email' || kind === 'restore')
    return { kind, token: TOKEN }
  return kind === 'emailChange' ? { kind, email: 'new@example.com' } : { kind }
}
const all = LOCALES.flatMap((language) => LETTER_KINDS.map((kind) => [kind, language] as const))

test.each(all)('the letter %s is whole in %s, as text and as HTML', (kind, language) => {
  vi.stubEnv('BRAND_NAME', 'Fair & Square')
  const { subject, text, html } = writeLetter(letterOf(kind), language)
  for (const words of [subject, text, html])
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

test.each(LETTER_KINDS)('no two languages write the letter %s alike', (kind) => {
  const written = LOCALES.map((language) => writeLetter(letterOf(kind), language))
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(LOCALES.length)
  expect(new Set(written.map(({ text }) => text.split('\n\n')[1])).size).toBe(LOCALES.length)
})

test('each link leads to its page in its language, with the token behind the # and nowhere else', () => {
  vi.stubEnv('SITE_URL', 'https://halyard.example/')
  const linkIn = (kind: LetterKind, language: (typeof LOCALES)[number]) =>
    /https:\/\/\S+/.exec(writeLetter(letterOf(kind), language).text)?.[0]
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

test('a letter says how long its link works', () => {
  expect(writeLetter(letterOf('reset'), 'en').text).toContain('expires in 1\u00a0hour.')
  expect(writeLetter(letterOf('confirm'), 'en').text).toContain('expires in 24\u00a0hours.')
  expect(writeLetter(letterOf('reset'), 'ru').text).toContain('1\u00a0час.')
  expect(writeLetter(letterOf('email'), 'ru').text).toContain('24\u00a0часа.')
  expect(writeLetter(letterOf('restore'), 'ru').text).toContain('7\u00a0дней.')
  expect(writeLetter(letterOf('known'), 'en').text).not.toContain('hour')
})

test('nothing that came from outside is HTML in a letter', () => {
  vi.stubEnv('BRAND_NAME', '<b title="x">Brand\'s</b>')
  const email = '"><img/src=x>&amp;@example.com'
  const { html, text } = writeLetter({ kind: 'emailChange', email }, 'en')
  expect(html).not.toMatch(/<img|<b /)
  expect(html).toContain('&quot;&gt;&lt;img/src=x&gt;&amp;amp;@example.com')
  expect(html).toContain('&lt;b title=&quot;x&quot;&gt;Brand&#39;s&lt;/b&gt;')
  expect(text).toContain(email)
})

test('a letter fetches nothing: no picture, no script, no style from elsewhere', () => {
  for (const [kind, language] of all)
    expect(writeLetter(letterOf(kind), language).html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i)
})
