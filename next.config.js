import { join } from 'node:path'
import { addCompileHints } from './src/http/next-patches/compileHints.js'
import { LOCALES, DEFAULT_LOCALE } from './src/config/locales.js'

/** @type {import('next').NextConfig} */
export default {
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE, localeDetection: false },
  // A folder that runs without this checkout (deploy/standalone.mjs); deploy/serve.mjs starts both.
  output: 'standalone',
  poweredByHeader: false,
  // The request listener (src/http) names every page by a hash that takes a tenth of the time; files have the time of their change.
  generateEtags: false,
  // `npm run types` checks the same with the tests included; once is enough.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  turbopack: {
    rules: {
      // Inline scripts of the page (src/shell/inlineScripts.ts).
      '*.ts': {
        condition: { query: '?script' },
        loaders: [join(import.meta.dirname, 'src/shell/inline/scriptLoader.js')],
        as: '*.js',
      },
    },
  },
  compiler: {
    runAfterProductionCompile: ({ distDir }) => addCompileHints(distDir),
  },
  // These find a part of theirs, in WebAssembly or machine code, beside their own files, so they must not be bundled.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pino', 'redis'],
  // Our pictures have the size they are shown in, and the endpoint that resizes others would be one more to protect.
  images: { unoptimized: true },
  outputFileTracingExcludes: {
    '*': ['node_modules/sharp/**', 'node_modules/@img/**', 'locales/*/sources/**'],
  },
  cacheHandler: join(import.meta.dirname, 'deploy/cacheHandler.mjs'),
  experimental: {
    // It finds routes of an app directory, which there is none of.
    clientRouterFilter: false,
    // Pages carry their styles inline, so a stylesheet more costs nothing at first view: a coin page's are 32 kB, not 74.
    cssChunking: { type: 'graph', requestCost: 5000 },
    // Bytes of source: fewer, larger chunks compress better, some 4 kB less in every first view.
    turbopackChunking: { minChunkSize: 300_000 },
    // Written for the next build, which a fresh clone does not have.
    turbopackFileSystemCacheForBuild: process.env.CI !== 'true',
  },
}
