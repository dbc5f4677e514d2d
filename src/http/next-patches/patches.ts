/**
 * Versions against which every reliance on Next.js's or Node.js's internals was last checked. A test fails on others:
 * check each patch named for it, then write the new version down.
 */
export const CHECKED_VERSIONS = { next: '16.4.5', react: '19.3.1', 'react-dom': '19.3.1' }

type Patch = { file: string; relies: string; on: readonly (keyof typeof CHECKED_VERSIONS | 'node')[] }

export const PATCHES: readonly Patch[] = [
  {
    file: 'startPatches.mjs',
    relies:
      'Next.js reads its configuration from __NEXT_PRIVATE_STANDALONE_CONFIG before any file; it renders pages by renderToReadableStream of react-dom/server.edge, looked up at each call',
    on: ['next', 'react-dom'],
  },
  {
    file: 'hydrateInSlices.ts',
    relies: 'Next.js hydrates by hydrateRoot of react-dom/client, looked up when it is called',
    on: ['next', 'react', 'react-dom'],
  },
  {
    file: 'documentHeads.tsx',
    relies:
      'getCssLinks, getPreloadMainLinks and getScripts of the Head of next/document; its router reads style[data-n-href]; `unstable_runtimeJS: false` of a page leaves out every script and the data; the inline script that names the scripts for the bundler to start, which waits until each in `otherChunks` has run',
    on: ['next'],
  },
  {
    file: 'takeTextsOut.ts',
    relies:
      'the NextScript of next/document writes `__NEXT_DATA__` as it is once the document has rendered, and nothing else reads its props',
    on: ['next'],
  },
  {
    file: 'inlineIcons.ts',
    relies:
      'Next.js sends the `html` that getInitialProps of its document returns; React writes an element with empty inner HTML without anything between its tags, and leaves what it finds there on hydration',
    on: ['next', 'react-dom'],
  },
  {
    file: 'compileHints.js',
    relies:
      'Next.js calls runAfterProductionCompile before it renders any page; `pages` of build-manifest.json names the chunks that each page starts with; all chunks are in static/chunks',
    on: ['next'],
  },
  {
    file: 'preloadChunks.ts',
    relies:
      'the browser has the entry of each route in __BUILD_MANIFEST, with sortedPages, and its chunks in __TURBOPACK_PAGE_BOOTSTRAP; without them nothing is preloaded',
    on: ['next'],
  },
  {
    file: 'revalidatePage.ts',
    relies:
      'a request with the previewModeId of prerender-manifest.json as x-prerender-revalidate makes Next.js render the page into its cache before it answers; createRequestResponseMocks makes such a request without a connection',
    on: ['next'],
  },
  {
    file: 'nodeMessages.ts',
    relies:
      'Next.js sends a page by write, end, writeHead and flushHeaders of the response it was given; every response leaves by writeHead, also when its head is implicit',
    on: ['next', 'node'],
  },
]
