import { LOCALES, DEFAULT_LOCALE } from './src/i18n/locales.js'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), clipboard-write=(self), geolocation=(), microphone=()',
  },
]
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
  // Kept in memory only: a restart, perhaps with another back end, must not serve what an earlier one left on the disk.
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/coins/:file(.*\\.svg)', headers: longLived },
    { source: '/fonts/:path*', headers: longLived },
    // A worker stays on a device for months: a mended one has to arrive at once.
    { source: '/push-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ],
}
