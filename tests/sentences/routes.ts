import { row } from './sentenceRow'

const SEVEN = 'e2e/operations/sectionSeven.spec.ts'
const TEXTS = 'tests/i18n/loadTexts.test.ts'
const TOPIC = 'the text topic %s of the requirements is a group of its own'

/** R3, R5 and R16: the routes, the text groups and the languages. */
export const routes = [
  row('Routes (each is mapped only to text groups)', 'tests/routes.test.ts', 'the route %s is a page'),
  row('Routes (each is mapped only to text groups)', SEVEN, 'every route of R5 is served'),
  row('/404 not found', SEVEN, 'every route of R5 is served'),
  row('/500 server error', SEVEN, '/500 is a page of its own, in the language of its path'),
  row(
    '/views/cashback-calculator embedded view',
    'e2e/pages/views.spec.ts',
    'the cashback calculator is one response of at most 7 kB with one script of its own, and requests nothing else',
  ),
  row(
    'Every page also loads the header, footer, exchange and main-page text groups.',
    TEXTS,
    'every page loads the header, footer, exchange and main-page text groups',
  ),
  row('Other text topics exist: affiliate_program, all_coins, ambassador, customer_account,', TEXTS, TOPIC),
  row('forgot_password, maintenance, marketing_landing, reusable, tether, and others.', TEXTS, TOPIC),
  row(
    'Interface languages: en (default), de, vi, es, pt, ru, ja, cn, id, fr.',
    'tests/i18n/languages.test.ts',
    'the ten languages %s has a tag and an Intl name that browsers know',
  ),
  row(
    'Interface languages: en (default), de, vi, es, pt, ru, ja, cn, id, fr.',
    'e2e/pages/languages.spec.ts',
    'home and the three steps are written in ${tag}',
  ),
  row(
    'The site language is taken from the browser language list,',
    'e2e/exchange/firstVisit.spec.ts',
    'a browser set to German gets German on its first visit, with the page and its query',
  ),
  row(
    'falling back to en.',
    'e2e/exchange/firstVisit.spec.ts',
    'an unsupported language falls back to English',
  ),
]
