import { row } from './sentenceRow'

const SENTRY = 'tests/sentry.client.config.test.ts'
const EXTERNAL = 'e2e/vendors/thirdParties.spec.ts'

/** R1 to R4. */
export const product = [
  row(
    'The site is a server-rendered page-routed application offered in ten languages.',
    'e2e/pages/withoutScripts.spec.ts',
    'without scripts every page shows its heading, its words, its links and its rates',
  ),
  row(
    'offered in ten languages.',
    'tests/i18n/languages.test.ts',
    'the ten languages %s has a tag and an Intl name that browsers know',
  ),
  row(
    'Release label of the front end: main-site-frontend@2.71.0.',
    SENTRY,
    'the release is main-site-frontend@2.71.0',
  ),
  row(
    'a tag manager',
    'tests/integrations/gtm.test.ts',
    'the container starts with the first event of the data layer',
  ),
  row(
    'an analytics tracker (2 percent of sessions recorded)',
    'tests/features/analytics/useMixpanel.test.tsx',
    'a second page load of the same session is recorded as the first was',
  ),
  row(
    'a support chat',
    'tests/integrations/freshchat.test.ts',
    'an earlier conversation is restored, in the language of the page',
  ),
  row('a heatmap tool', 'tests/integrations/plerdy.test.ts', 'the script finds whose site it is on'),
  row(
    'a reviews widget',
    'tests/integrations/trustpilot.test.ts',
    'the place is filled when the script has come',
  ),
  row(
    'a feature-flag and experiment service',
    'e2e/vendors/experiments.spec.ts',
    'the experiment leads the buttons and links of the site to the one screen',
  ),
  row(
    'a browser-fingerprinting service',
    'tests/integrations/fingerprint.test.ts',
    'the browser is recognised once per page, without an outside call',
  ),
  row(
    'push messaging through a service worker.',
    'e2e/exchange/push.spec.ts',
    'push messages report an exchange, and permission is requested only after the button is pressed',
  ),
  row(
    'The error-reporting service sends through a same-origin tunnel (see section 7).',
    SENTRY,
    'the error-reporting service sends through a same-origin tunnel',
  ),
  row(
    'Third-party services used',
    EXTERNAL,
    'each outside script is requested once, none before the page is loaded, the reviews widget 6 s after',
  ),
]
