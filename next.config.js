import { join } from 'node:path'
import { LOCALES, DEFAULT_LOCALE } from './src/i18n/locales.js'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), clipboard-write=(self), geolocation=(), microphone=()',
  },
]
// Only what is made for it may stand in other people's pages (issue 4); DENY is for browsers that do not know the policy.
const unframed = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
]
const framed = [{ key: 'Content-Security-Policy', value: 'frame-ancestors *' }]
/** Under which name they are asked for, and where src/proxy.ts finds them. */
const VIEWS = 'views/|api/site/views/'
// Icons and fonts change only with a release; a day old copy of one does no harm.
const longLived = [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=2592000' }]

/** @type {import('next').NextConfig} */
export default {
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE, localeDetection: false },
  poweredByHeader: false,
  // `npm run types` checks the same with the tests included; once is enough.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // These find a part of theirs, in WebAssembly or machine code, beside their own files, so they must not be bundled.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pino'],
  cacheHandler: join(import.meta.dirname, 'src/pageCache.js'),
  // Bytes: some thousand pages, the rarest of which are made anew.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // The languages, which every other line has in front of its path by itself, do not stand before these.
    { source: '/_next/:path*', locale: false, headers: [...securityHeaders, ...unframed] },
    { source: '/', headers: unframed },
    { source: `/:path((?!${VIEWS}).+)`, headers: unframed },
    { source: `/:views(${VIEWS}):path(.+)`, headers: framed },
    { source: '/coins/:file(.*\\.svg)', headers: longLived },
    { source: '/fonts/:path*', headers: longLived },
    // A worker stays on a device for months: a mended one has to arrive at once.
    { source: '/push-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ],
}
