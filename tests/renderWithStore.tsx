import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterEach, vi } from 'vitest'
import { conditions } from '@/config/capabilities'
import type { Locale } from '@/i18n/languages'
import { figureConditions } from '@/i18n/unknownFigures'
import { withConditions } from '@/i18n/withConditions'
import type { Texts } from '@/i18n/translate'
import { TranslationProvider, type TextStore } from '@/i18n/useTranslation'
import { OffPagesProvider } from '@/shell/Providers'
import { consentRead } from '@/store/slices/consentSlice'
import { makeStore } from '@/store/makeStore'
import { pageLoaded, type PreloadedState } from '@/store/preloadedState'
import { aSite } from './aSite'
import { BTC, ETH, EUR, USDT_TRON, XRP } from './domain/currencies'

afterEach(cleanup)

const OF_SANDBOX = { ...figureConditions(), ...conditions() }
const readTexts = (locale: Locale) =>
  Object.fromEntries(
    readdirSync(`locales/${locale}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8'), (_, value: unknown) =>
          typeof value === 'string' ? withConditions(value, OF_SANDBOX) : value,
        ) as Texts,
      ]),
  )
const english = readTexts('en')

/** The real texts; a text that does not exist shows as its key and so fails the test that looks for words. */
const realTexts = (locale: Locale): TextStore => ({
  [locale]: locale === 'en' ? english : readTexts(locale),
})

const aRouter = (changes: Partial<NextRouter>): NextRouter => ({
  route: '/',
  pathname: '/',
  asPath: '/',
  basePath: '',
  query: {},
  locale: 'en',
  isReady: true,
  isFallback: false,
  isLocaleDomain: false,
  isPreview: false,
  push: vi.fn(() => Promise.resolve(true)),
  replace: vi.fn(() => Promise.resolve(true)),
  prefetch: vi.fn(() => Promise.resolve()),
  reload: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  beforePopState: vi.fn(),
  events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  ...changes,
})

type Options = {
  preloaded?: Partial<PreloadedState>
  router?: Partial<NextRouter> & { locale?: Locale }
  /** The language of the texts; `router.locale` alone changes only what Intl formats. */
  texts?: Locale
}

/** What a page has around it: the store as a page filled it, a router and real texts, English by default. */
function aPage({ preloaded, router: changes = {}, texts = 'en' }: Options = {}) {
  const store = makeStore()
  store.dispatch(pageLoaded({ site: aSite(), currencies: [BTC, ETH, EUR, USDT_TRON, XRP], ...preloaded }))
  store.dispatch(consentRead({ choice: null, isRequired: false }))
  const router = aRouter(changes)
  const textStore = realTexts(texts)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={router}>
      <TranslationProvider locale={texts} store={textStore}>
        <Provider store={store}>
          <OffPagesProvider>{children}</OffPagesProvider>
        </Provider>
      </TranslationProvider>
    </RouterContext.Provider>
  )
  return { store, router, wrapper }
}

export function renderWithStore(ui: ReactNode, options?: Options) {
  const { wrapper, ...page } = aPage(options)
  return { ...page, ...render(ui, { wrapper }) }
}

/** The same as HTML, and hydrated. `mismatches`: what React found to differ. */
export function hydrateWithStore(ui: ReactNode, options?: Options) {
  const { wrapper: Wrapper } = aPage(options)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Wrapper>{ui}</Wrapper>)
  const mismatches: unknown[] = []
  const hydrate = () =>
    render(ui, {
      wrapper: Wrapper,
      container,
      hydrate: true,
      onRecoverableError: (error) => void mismatches.push(error),
    })
  return { served: container.textContent, hydrate, mismatches }
}
