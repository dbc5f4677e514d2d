import { row } from './sentenceRow'

const NODE = 'tests/integrations/wallet/rpcTransport.test.ts'
const SESSION = 'tests/features/session/useSessionLoop.test.tsx'
const HEATMAP = 'tests/features/thirdParties/useHeatmapAttribution.test.tsx'
const SENTRY = 'tests/sentry.client.config.test.ts'
const SAMPLE_RATES = 'trace sample rate 0.15; profile sample rate 0.3; replay sample rates 0 (off)'

/** The constants. */
export const constants = [
  row('API timeout 10000 ms;', 'tests/api/timeLimit.test.ts', 'every call is given up after ten seconds'),
  row(
    'currency list limit 1600;',
    'tests/api/calls.test.ts',
    '%s: all own calls use the site base URL with a 10 s timeout',
  ),
  row(
    'decimal default 8 places.',
    'tests/domain/money/amount.test.ts',
    'formatDecimal (R31) cuts at eight places, does not round, and drops trailing zeros',
  ),
  row(
    'Restricted UTC offsets: +03:30, +04:30, +06:30.',
    'tests/domain/site/region.test.ts',
    'restricted UTC offsets: +03:30, +04:30, +06:30',
  ),
  row('Session refresh 60 s;', SESSION, 'the session is refreshed every 60 s'),
  row('session start delay 5 s;', SESSION, 'the session logic starts 5 s after load'),
  row('device-id retry 1 s;', SESSION, 'creation waits for a mixpanel device id retrying each second'),
  row(
    'cookie notice delay 5 s;',
    'tests/features/notices/CookieNotice.test.tsx',
    'Cookie notice: appears 5 s after load unless dismissed',
  ),
  row(
    'reviews widget delay 6 s;',
    'tests/features/thirdParties/startVendors.test.ts',
    'the reviews widget loads 6 s after load',
  ),
  row(
    'heatmap attribution retry every 500 ms after 1 s.',
    HEATMAP,
    'heatmap attribution is retried every 500 ms until the tracker is there, then no more',
  ),
  row('heatmap attribution retry every 500 ms after 1 s.', HEATMAP, 'heatmap attribution is sent after 1 s'),
  row(
    'Analytics session recording 2 percent;',
    'tests/features/analytics/useMixpanel.test.tsx',
    'analytics session recording 2 percent: a visit that drew %s is recorded: %s',
  ),
  row('link prefetch margin 200 px.', 'tests/ui/linkPrefetch.test.tsx', 'link prefetch margin 200 px'),
  row('Error reporting: trace sample rate 0.15;', SENTRY, SAMPLE_RATES),
  row('Error reporting: trace sample rate 0.15;', SENTRY, 'one trace in seven is sent'),
  row('profile sample rate 0.3;', SENTRY, SAMPLE_RATES),
  row('replay sample rates 0 (off);', SENTRY, SAMPLE_RATES),
  row(
    'environment default production.',
    'tests/config/site.test.ts',
    'the site as its pages know it environment default production',
  ),
  row(
    'RPC: batch 1000, retries 3, delay 150 ms, polling 4000 ms.',
    NODE,
    'a blockchain’s node gets simultaneous requests in one batch, 1000 at most',
  ),
  row(
    'RPC: batch 1000, retries 3, delay 150 ms, polling 4000 ms.',
    NODE,
    'a blockchain’s node is watched every 4 s',
  ),
]
