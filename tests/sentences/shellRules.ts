import { row } from './sentenceRow'

const ROBOTS = 'e2e/pages/robots.spec.ts'
const COOKIES = 'tests/features/notices/CookieNotice.test.tsx'
const BANNER = 'tests/features/notices/AppBanner.test.tsx'
const REGION = 'tests/features/region/useRegionGate.test.tsx'
const PROGRESS = 'tests/shell/useProgressBar.test.tsx'
const MAINTENANCE = 'tests/features/notices/MaintenanceNotice.test.tsx'

/** R6 to R15: the shell rules and the four notices. */
export const shellRules = [
  row(
    'Robots meta tag is noindex when the query has ref, ysclid or utm_source, or when the path has a query string;',
    ROBOTS,
    '${path}?${query} is noindex in the served HTML',
  ),
  row('otherwise index.', ROBOTS, '${path} without a query is indexed and comes from the page cache'),
  row(
    'Paths starting with /views/ are embedded: no chat widget',
    'tests/features/thirdParties/useThirdParties.test.tsx',
    'paths starting with /views/ are embedded: no chat widget',
  ),
  row('and no cookie notice.', COOKIES, 'Paths starting with /views/ are embedded: no cookie notice'),
  row('Query noBanner=true hides the cookie notice', COOKIES, 'Query noBanner=true hides the cookie notice'),
  row('and the app banner.', BANNER, 'it does not appear when noBanner is true'),
  row(
    "On every path change the visitor's current UTC offset is computed;",
    REGION,
    'on every path change it is computed anew, and a change of the query alone is none',
  ),
  row(
    'if it is +03:30, +04:30 or +06:30 the visitor is redirected to /restricted.',
    REGION,
    'a visitor whose offset is restricted is redirected to /restricted: %s',
  ),
  row(
    'On every path change the current page URL is recorded for feature-flag targeting.',
    'tests/features/featureFlags/useFeatureFlags.test.tsx',
    'on every path change the current page URL is recorded for feature-flag targeting',
  ),
  row(
    'The first visited page path is stored once under firstPage.',
    'tests/browser/storage/attribution.test.ts',
    'the first visited page path is stored once under firstPage',
  ),
  row(
    'Transactions named /404 are dropped from error reporting.',
    'tests/sentry.client.config.test.ts',
    'transactions named /404 are dropped from error reporting',
  ),
  row(
    'A top progress bar starts on route change start and finishes on complete or error.',
    PROGRESS,
    'a top progress bar starts on route change start and finishes on %s',
  ),

  row(
    "Cookie notice: text 'We use cookies to ensure you get the best experience.'",
    COOKIES,
    'it says the two sentences, with the link to /privacy-policy',
  ),
  row(
    "and 'By clicking “Got it” on this banner or using our site, you agree to the Privacy Policy and the use of cookies, unless you have disabled them.'",
    COOKIES,
    'it says the two sentences, with the link to /privacy-policy',
  ),
  row('with a Got it button', COOKIES, 'Got it stores dismissal permanently'),
  row(
    'and a link to /privacy-policy.',
    COOKIES,
    'it says the two sentences, with the link to /privacy-policy',
  ),
  row(
    "App banner (mobile): 'You have an option to exchange crypto and fiat currencies on the mobile app.'",
    BANNER,
    'App banner: appears on first scroll on mobile',
  ),
  row(
    'with Download App (Android or iOS store link)',
    BANNER,
    'Download App leads to the Android or iOS store',
  ),
  row('with Download App (Android or iOS store link)', BANNER, 'Download App leads %s to the iOS store'),
  row('and Stay in browser.', BANNER, 'Stay in browser stores dismissal'),
  row(
    "Insecure-connection overlay: title 'Attention!', telling the user to change the connection in the URL from http to https.",
    'tests/features/notices/InsecureOverlay.test.tsx',
    'Insecure-connection overlay: title Attention!, telling the user to change the connection in the URL from http to https',
  ),
  row(
    'The condition that triggers it is not shown.',
    'tests/domain/site/connection.test.ts',
    '%s is insecure: http from a host that is not loopback',
  ),
  row('Maintenance notice: shown only if active', MAINTENANCE, 'shown only if active'),
  row('Maintenance notice: shown only if active', MAINTENANCE, 'without a maintenance nothing is shown'),
  row(
    'and its id is not in the list kept in local storage under maintance-notifications;',
    MAINTENANCE,
    'not shown when its id is in the stored list',
  ),
]
