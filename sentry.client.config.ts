import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureException,
  init,
} from '@sentry/nextjs'
import type { EarlyError } from '@/browser/page/earlyErrors'
import { errorReports } from '@/config/errorReports'
import { dsnOf } from '@/domain/vendor/dsn'
import { withoutSecrets } from '@/domain/vendor/withoutSecrets'

type TracingOptions = NonNullable<Parameters<typeof browserTracingIntegration>[0]>
type Settings = { dsn: string; environment: string; earlyErrors: EarlyError[] }

/** Visits are counted elsewhere; this would send one report for each. */
const UNWANTED = ['BrowserSession']
/** Parts of an address that the SDK also writes down by themselves. */
const QUERY_PARTS = /^(https?|url)\.(query|fragment)$|^query_string$/
/** Of fields and headers, x-exchange-secret among them. */
const SECRET_NAMES = /secret|^(proxy-)?authorization$|transferToken/i

/** Starts Sentry in the browser, after its page has loaded: src/integrations/sentry.ts fetches this file then. */
export function startSentry({ dsn, environment, earlyErrors }: Settings): void {
  const project = dsnOf(dsn)?.project
  if (!project) throw new Error('SENTRY_DSN is no DSN')
  const client = init({
    ...{ dsn, environment, release: errorReports.release },
    tunnel: `${errorReports.tunnel}?projectId=${project}`,
    tracesSampleRate: errorReports.tracesSampleRate,
    // A page load is told as one transaction, which every Sentry understands; by default it would be single spans.
    traceLifecycle: 'static',
    // Our calls carry the headers of R34 and R37 and no others.
    tracePropagationTargets: [],
    profileSessionSampleRate: errorReports.profilesSampleRate,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: errorReports.replaysSessionSampleRate,
    replaysOnErrorSampleRate: errorReports.replaysOnErrorSampleRate,
    ignoreErrors: [...errorReports.ignoredErrors],
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !UNWANTED.includes(name)),
      browserTracingIntegration({ beforeStartSpan: withoutParameters }),
      browserProfilingIntegration(),
    ],
    dataCollection: {
      ...{ userInfo: false, cookies: false, urlQueryParams: false },
      ...{ httpHeaders: false, httpBodies: [] },
    },
    ignoreSpans: [errorReports.droppedTransaction],
  })
  // Errors, traces and profiles alike pass here last.
  client?.on('beforeEnvelope', (envelope) => void cutSecrets(envelope))
  for (const { error, at } of earlyErrors) report(error, at)
}

/** Of a page load the SDK also writes down the parameters, by their own names; its attributes have a dot in theirs. */
const withoutParameters: NonNullable<TracingOptions['beforeStartSpan']> = ({ attributes = {}, ...span }) => ({
  ...span,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => name.includes('.'))),
})

/** As the SDK's own listeners would have, had they been there. */
function report(error: unknown, at: number) {
  captureException(error, {
    mechanism: { type: 'auto.browser.global_handlers.onerror', handled: false },
    captureContext: (scope) => scope.addEventProcessor((event) => ({ ...event, timestamp: at / 1000 })),
  })
}

/** Cuts what opens an order or a session out of every text of a report, wherever the SDK has put it. */
function cutSecrets(part: unknown): unknown {
  if (typeof part === 'string') return withoutSecrets(part)
  if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) return part
  const fields = part as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    fields[name] = QUERY_PARTS.test(name) || SECRET_NAMES.test(name) ? '' : cutSecrets(value)
  }
  return part
}
