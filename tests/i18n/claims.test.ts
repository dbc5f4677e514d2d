import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { CAPABILITIES, capabilities, type Capability } from '@/config/capabilities'
import { LOCALES } from '@/config/locales'
import { pagesOff } from '@/config/operator/operatorFacts'
import { isOff } from '@/domain/site/offPages'
import { loadProse } from '@/i18n/loadTexts'
import { readGroups } from '@/i18n/readTexts'
import { figureConditions, unknownFigures } from '@/i18n/unknownFigures'
import { CONFIGURATION_NAMES, configure, reset, type ConfigurationName } from './configurations'

afterEach(reset)

type Locale = (typeof LOCALES)[number]

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []))
const PAGES = filesOf('locales/en/pages', '.md')
const GROUPS = filesOf('locales/en', '.json')

/** The page of the site's own users and that of a partner's lie at addresses of their own. */
const shownPages = () => PAGES.filter((page) => !isOff(`/${page}`, pagesOff()))
const prose = (page: string, locale: Locale) => loadProse(page, locale, { partner: 'Acme' })

function flatten(texts: object, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value as object, `${prefix}${key}.`),
  )
}
const messages = (locale: Locale) =>
  Object.entries(readGroups(locale, GROUPS)).flatMap(([group, texts]) => flatten(texts, `${group}:`))

/** Without questions that have no answer here. */
const shownMessages = (locale: Locale) => {
  const all = new Map(messages(locale))
  return [...all].filter(([key]) => all.get(key.replace(/\.question$/, '.answer')) !== '')
}

/** Of pages and forms that are there with fiat alone. The notice of the app has the words of the requirements, and its
 * operator the app. */
const OF_FIAT =
  /^(buy-sell|ramp-pages|ramps:|exchange|exchange-status|customer_account|reusable:(refusal|restricted|notice)|pairs:fiat|faq:groups|guides:(step|rates\.bank)|footer:(coins|exchange)|privacy-policy|account-settings|own-exchanges|wallet)/

/** English words that only some configurations may say; `except` says where nothing is claimed or only an order has it. */
const CLAIMS: readonly { words: RegExp; needs: Capability; except?: RegExp }[] = [
  {
    words: /with fiat|for fiat|crypto and fiat|fiat pairs/i,
    needs: 'fiat',
    except: OF_FIAT,
  },
  {
    // Ramps have ways of their own, which pages list by their data.
    words: /bank transfers?\b|\bIBAN\b|bank details/i,
    needs: 'bank',
    except: OF_FIAT,
  },
  {
    words:
      /\d ?% cashback|(?<!don’t |no )\bearn (\S+ )?cashback|cashback (in bitcoin )?on every|cashback calculator/i,
    needs: 'cashback',
    except: /^(loyalty|views|main-page:loyalty\.(title|link)|affiliate_program)/,
  },
  { words: /^earn a commission|\b0\.4%|of the volume/i, needs: 'commission' },
  {
    words:
      /fixed rate is (available|locked)|choose (a )?fixed\b|Fixed: the rate|lock a fixed|fixed (or|and) (a )?floating|floating or (a )?fixed|both rate types/i,
    needs: 'fixedRates',
    // Of the last: what an ambassador can explain.
    except: /^(exchange|reusable:refusal|ambassador-program)/,
  },
  {
    words: /24-hour change|current rates<|with its price/i,
    needs: 'prices',
    except: /^(all_coins:rates|main-page:rates\.(price|day))/,
  },
  { words: /sanctions lists ourselves/i, needs: 'screeningOff' },
  { words: /compare its addresses with public sanctions/i, needs: 'screeningSanctions' },
  { words: /screening service assesses/i, needs: 'screeningService' },
  {
    words: /buy the coins for the deposit with a card/i,
    needs: 'cards',
    except: /^(exchange-status|refund-policy)/,
  },
  { words: /offers to notify this device|offers “Notify me/i, needs: 'push' },
]

/** What our sandbox does and providers do otherwise, so that no live page says it. */
const ONLY_OURS =
  /\b20 minutes|\{\{fixedMinutes\}\}|you (then )?choose between the market rate and a refund|you can choose a refund or,|you can request a refund on your|0\.5%|about \$10\b|\$50,000|usually 5–30|service fee is \{\{/

/** Of an order, which says itself that it is simulated, and of what the sandbox did before the site went live. */
const OF_AN_ORDER =
  /^(exchange-status:sandbox|ramps:review\.sandbox|receipts:valid|wallet-menu:pay|providers:method|coins:)/

const isLive = (name: ConfigurationName) => name.includes('live') || name.startsWith('one provider')

describe.each(CONFIGURATION_NAMES)('%s', (name) => {
  test('no English page or text claims what the site cannot do', async () => {
    configure(name)
    const can = capabilities()
    const pages = await Promise.all(
      shownPages().map(async (page): Promise<[string, string][]> => {
        const { title, description, heading, lead, html } = await prose(page, 'en')
        return [title, description, heading, lead, ...html.split('\n')].map((text) => [page, text])
      }),
    )
    const texts = [...pages.flat(), ...shownMessages('en')]
    const wrong = CLAIMS.filter(({ needs }) => !can[needs]).flatMap(({ words, needs, except }) =>
      texts
        .filter(([at, text]) => words.test(text) && !except?.test(at))
        .map(([at, text]) => `${needs}: ${at}: ${text}`),
    )
    const ours = isLive(name) ? texts.filter(([, text]) => ONLY_OURS.test(text)) : []
    expect([...wrong, ...ours]).toEqual([])
  })

  test.runIf(isLive(name))('no live page carries texts of the sandbox', () => {
    configure(name)
    const texts = LOCALES.flatMap((locale) =>
      messages(locale).map(([at, text]): [string, string] => [`${locale} ${at}`, text]),
    )
    const keys = /(^|[.:])(\w*[sS]andbox|sampleRate)(\.|$)/
    const sent = texts.filter(
      ([at, text]) => text !== '' && keys.test(at) && !OF_AN_ORDER.test(at.split(' ')[1] ?? ''),
    )
    expect(sent.filter(([at]) => !at.endsWith('.question'))).toEqual([])
    const banks = texts.filter(([at, text]) => text !== '' && /\bnotWithBank$/.test(at))
    expect(capabilities().bank ? [] : banks).toEqual([])
    const english = texts.filter(([at, text]) => at.startsWith('en ') && /\bsandbox\b|\bsimulat/i.test(text))
    expect(english.filter(([at]) => !OF_AN_ORDER.test(at.slice(3)) && !/faq:/.test(at))).toEqual([])
  })

  test.each(LOCALES)('every page says something in %s, and the same as in English', async (locale) => {
    configure(name)
    for (const page of shownPages()) {
      const [own, english] = await Promise.all([prose(page, locale), prose(page, 'en')])
      expect(emptyParts(own.html), `${page} in ${locale}`).toEqual([])
      expect(own.html.replace(/<[^>]*>|\s/g, '').length, `${page} in ${locale}`).toBeGreaterThan(
        /^(cn|ja)$/.test(locale) ? MIN_LENGTH / 3 : MIN_LENGTH,
      )
      expect(tagsOf(own.html), `${page} in ${locale}`).toEqual(tagsOf(english.html))
      for (const part of [own.title, own.description, own.heading, own.lead]) expect(part.trim()).not.toBe('')
    }
    expect(emptyKeys(locale)).toEqual(emptyKeys('en'))
  })
})

/** Of those that conditions alone decide about: languages put figures in other sentences. */
function emptyKeys(locale: Locale): string[] {
  const quotesFigure = (text = '') => unknownFigures().some((figure) => text.includes(`{{${figure}}}`))
  const empty = messages(locale).flatMap(([key, text]) => (text === '' ? [key.replace(PLURAL, '')] : []))
  return [...new Set(empty)].filter((key) => !quotesFigure(WRITTEN.get(key) ?? WRITTEN.get(`${key}_other`)))
}

const WRITTEN = new Map(
  GROUPS.flatMap((group) =>
    flatten(JSON.parse(readFileSync(`locales/en/${group}.json`, 'utf8')) as object, `${group}:`),
  ),
)

const PLURAL = /_(zero|one|two|few|many|other)$/
/** Characters without tags and blanks; a page of Chinese has a third of an English one. */
const MIN_LENGTH = 250

/** Headings, items and rows in order, of which each language has the same; figures stand in other sentences. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(h\d|ul|ol|li|table|tr)\b/g)].map(([, tag]) => tag).join(' ')

const EMPTY = [
  /<(p|li|td|th|h\d|strong|a)[^>]*>\s*<\/\1>/g,
  /<h2[^>]*>[^<]*<\/h2>\s*(?=<h2|$)/g,
  /<tbody>\s*<\/tbody>/g,
]
const emptyParts = (html: string) => EMPTY.flatMap((pattern) => html.match(pattern) ?? [])

test('each condition of a text is a capability or a fact that pages have', async () => {
  const FACTS = /^(email|languageCount|callersDays|commissions|legal[A-Z]\w*)$/
  const figures = Object.keys(figureConditions())
  const files = [...PAGES.map((page) => `pages/${page}.md`), ...GROUPS.map((group) => `${group}.json`)]
  const names = files.flatMap((file) =>
    [...readFileSync(`locales/en/${file}`, 'utf8').matchAll(/{{[#^](\w+)}}/g)].map(
      ([, condition = '']) => condition,
    ),
  )
  const known: readonly string[] = CAPABILITIES
  expect(
    [...new Set(names)].filter((one) => !known.includes(one) && !figures.includes(one) && !FACTS.test(one)),
  ).toEqual([])
})
