/**
 * Versions against which every reliance on Next.js's or Node.js's internals was last checked. A test fails on others:
 * check each patch named for it, then write the new version down.
 */
export const CHECKED_VERSIONS = { next: '16.4.5', 'react-dom': '19.3.1' }

type Patch = {
  file: string
  /** What is better for whom, and by how much, beside the same build without it (docs/performance.md). */
  buys: string
  relies: string
  on: readonly (keyof typeof CHECKED_VERSIONS | 'node')[]
  since: string
}

export const PATCHES: readonly Patch[] = [
  {
    file: 'startPatches.mjs',
    buys: "the build's configuration without a second copy of it, and pages that our CSP allows: React's script for parts above 12 kB would be refused",
    relies:
      'Next.js reads its configuration from __NEXT_PRIVATE_STANDALONE_CONFIG before any file; it renders pages by renderToReadableStream of react-dom/server.edge, looked up at each call',
    on: ['next', 'react-dom'],
    since: '2026-11-22',
  },
  {
    file: 'documentHeads.tsx',
    buys: 'the first paint before any script, and a start in tasks of their own instead of one of 16 to 22 ms',
    relies:
      'getCssLinks, getPreloadMainLinks and getScripts of the Head of next/document; its router reads style[data-n-href]; `unstable_runtimeJS: false` of a page leaves out every script and the data; the inline script that names the scripts for the bundler to start, which waits until each in `otherChunks` has run',
    on: ['next'],
    since: '2026-11-21',
  },
  {
    file: 'useRoutesOnInteraction.ts',
    buys: 'a widget that nobody has touched loads 6.4 kB of scripts less (gzip)',
    relies:
      'the routes of the site are in `_buildManifest.js` and `_ssgManifest.js`, and the router waits for them on the way to another page, 3.8 s at the most: then it loads that page anew',
    on: ['next'],
    since: '2026-11-30',
  },
  {
    file: 'inlineIcons.ts',
    buys: '0.15 to 0.18 s of the simulated largest paint',
    relies:
      'Next.js sends the `html` that getInitialProps of its document returns; React writes an element with empty inner HTML without anything between its tags, and leaves what it finds there on hydration',
    on: ['next', 'react-dom'],
    since: '2026-11-27',
  },
  {
    file: 'compileHints.js',
    buys: 'scripts on the main thread of a coin page: 92 and 116 instead of 170 and 148 ms',
    relies:
      'Next.js calls runAfterProductionCompile before it renders any page; `pages` of build-manifest.json names the chunks that each page starts with; all chunks are in static/chunks',
    on: ['next'],
    since: '2026-11-26',
  },
  {
    file: 'preloadChunks.ts',
    buys: 'on slow 4G what a press needs has come after 0.85 instead of 1.35 s',
    relies:
      'the browser has the entry of each route in __BUILD_MANIFEST, with sortedPages, and its chunks in __TURBOPACK_PAGE_BOOTSTRAP; without them nothing is preloaded',
    on: ['next'],
    since: '2026-11-23',
  },
  {
    file: 'revalidatePage.ts',
    buys: 'the first visitor after a pause gets a fresh quote, and 169 instead of 229 kB until the page is quiet',
    relies:
      'a request with the previewModeId of prerender-manifest.json as x-prerender-revalidate makes Next.js render the page into its cache before it answers; createRequestResponseMocks makes such a request without a connection. The documented `res.revalidate` does the same, but only in an API route, and there is none; `revalidate` of the server that next() returns is deprecated in 16.4 and warns at each call',
    on: ['next'],
    since: '2026-11-26',
  },
  {
    file: 'nodeMessages.ts',
    buys: 'cached pages in 0.4 instead of 5.7 ms: the response cache stands on it',
    relies:
      'Next.js sends a page by write, end, writeHead and flushHeaders of the response it was given; every response leaves by writeHead, also when its head is implicit',
    on: ['next', 'node'],
    since: '2026-11-22',
  },
]
