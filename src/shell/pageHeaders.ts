import { publicEnv } from '@/config/publicEnv'
import { readSources } from '@/config/sources'
import { transportSecurity } from '@/config/transportSecurity'
import { readVendors } from '@/config/vendors'
import { pagePolicy } from '@/domain/site/contentSecurity'
import { permissionsPolicy } from '@/domain/site/permissions'
import { earlyErrorsScript } from './earlyErrorsScript'
import { firstPaintScript } from './firstPaintScript'
import { deferredScriptLoader } from './deferredScriptLoader'

type Headers = Readonly<Record<string, string>>

const cache = new Map<string, Headers>()
const cached = (key: string, make: () => Headers): Headers => {
  const headers = cache.get(key) ?? make()
  cache.set(key, headers)
  return headers
}

/** The headers of a page that hang on the operator's environment, worked out once; those that are the same for
 * everybody stand in http/fixedHeaders.js. */
export const pageHeaders = (): Headers =>
  cached('page', () => ({
    ...transportSecurity(),
    'permissions-policy': permissionsPolicy(readVendors().mercuryo?.host),
    // The development server makes scripts out of text, to show changes at once.
    ...(process.env.NODE_ENV !== 'development' && { 'content-security-policy': policy() }),
  }))

/** Of the desk: no outside service is loaded there, so none is allowed. */
export const deskHeaders = (): Headers =>
  cached('desk', () => ({
    ...pageHeaders(),
    'permissions-policy': permissionsPolicy(undefined),
    ...(process.env.NODE_ENV !== 'development' && { 'content-security-policy': policy([]) }),
  }))

/** Of all other responses. */
export const dataHeaders = (): Headers => cached('data', transportSecurity)

const policy = (sources = readSources()) =>
  pagePolicy({
    inlineScripts: [earlyErrorsScript, firstPaintScript, deferredScriptLoader],
    sources,
    isEncrypted: isEncrypted(),
  })

const isEncrypted = () => publicEnv.siteUrl.startsWith('https://')
