/** Also called for requests that shared one rendering, where the loader itself runs in the first alone. */
export async function onRequestError(error: unknown) {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isApiFailure } = await import('@/domain/text/failure')
  if (isApiFailure(error)) (await import('@/runtime/requestContext')).markUpstreamFailed()
  else (await import('@/runtime/log')).logFailure('render', error)
}

/** Next also calls this in builds and in the edge runtime, which have no database. */
export async function register() {
  // These two are Next's own names, and it looks for them in this very form to leave the rest out of edge bundles.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env } = await import('@/config/env')
  ;(await import('@/config/requireSettings')).requireSettings()
  // First, so that they end last.
  if (env.otlpEndpoint) (await import('@/runtime/startTracing')).startTracing()
  if (env.sentryServerDsn) (await import('@/runtime/startFailureReports')).startFailureReports()
  if (!env.apiOrigin) await (await import('@/server/entry/startBackEnd')).startBackEnd()
  const policies = await import('@/shell/pageHeaders')
  const { startSite } = await import('@/http/startSite')
  await startSite({ page: policies.pageHeaders, desk: policies.deskHeaders, data: policies.dataHeaders })
}
