import type { GetStaticProps } from 'next'
import { loadAnnouncements } from '@/api/loadAnnouncements'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadServedByRamps, pagesWithoutRamps } from '@/api/loadRamps'
import { wireBackEnd } from '@/api/wireBackEnd'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { readSite } from '@/config/site'
import * as timings from '@/config/timings'
import { absentPages } from './absentPages'
import type { OperatorView } from '@/domain/site/site'
import type { Prose } from '@/domain/text/prose'
import { asLocale, type Locale } from '@/i18n/languages'
import { loadProse, loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import type { PreloadedState } from '@/store/preloadedState'

type Loaded<Data> = {
  data: Data
  preloaded?: Partial<PreloadedState>
  prose?: { name: string; facts?: Record<string, string> }
}
type Moved = { movedTo: string }

type PageParts<Data> = {
  texts?: readonly string[]
  prose?: string
  load?: (params: Record<string, string>, locale: Locale) => Promise<Loaded<Data> | Moved | null>
}

export type PageProps<Data = null> = { preloaded: PreloadedState; data: Data | null; prose: Prose | null }

/** A build bakes no data in, because it does not know which back end it will serve. */
export function loadPage<Data = null>({ texts, prose, load }: PageParts<Data>): GetStaticProps {
  const loadData = load && !isBuilding ? rememberingLoader(load) : null
  return async ({ locale, params }) => {
    wireBackEnd()
    const own = loadTexts(locale, texts)
    // In parallel: a hanging back end is waited for once.
    const [{ loaded, isCurrent }, site] = await Promise.all([
      loadData?.((params ?? {}) as Record<string, string>, asLocale(locale)) ?? noData(load === undefined),
      siteConfig(locale),
    ])
    const revalidate = seconds(isCurrent ? timings.pageFresh : timings.pageRetry)
    if (loaded === null) return { notFound: true, revalidate }
    if (loaded && 'movedTo' in loaded) {
      const redirect = { destination: localePath(asLocale(locale), loaded.movedTo), permanent: true }
      return { redirect, revalidate }
    }
    const words = loaded?.prose ?? (prose ? { name: prose } : null)
    const preloaded: PreloadedState = { currencies: [], ...loaded?.preloaded, site }
    const props = {
      ...own,
      preloaded,
      data: loaded?.data ?? null,
      prose: words && (await loadProse(words.name, asLocale(locale), words.facts, site.operator.off)),
    } satisfies PageProps<Data> & typeof own
    return { props, revalidate }
  }
}

/** Undefined: the page shows what needs no data. */
type Outcome<Data> = { loaded: Loaded<Data> | Moved | null | undefined; isCurrent: boolean }

const noData = (isCurrent: boolean) => ({ loaded: undefined, isCurrent })

const seconds = (milliseconds: number) => milliseconds / 1000

/**
 * While the back end is down: the last data of this language, or none; a page that needs its data fails, so Next.js serves
 * its copy. `isCurrent` is false for both, so that such a page is retried soon and not shared with other instances.
 */
function rememberingLoader<Data>(load: NonNullable<PageParts<Data>['load']>) {
  const lastGood = new Map<Locale, Loaded<Data> | Moved | null>()
  return async (params: Record<string, string>, locale: Locale): Promise<Outcome<Data>> => {
    const isFixed = Object.keys(params).length === 0
    try {
      const loaded = await load(params, locale)
      if (isFixed) lastGood.set(locale, loaded)
      return { loaded, isCurrent: true }
    } catch (error) {
      if (!isFixed) throw error
      console.error('page loader failed:', error instanceof Error ? error.message : error)
      return { loaded: lastGood.get(locale), isCurrent: false }
    }
  }
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

export async function siteConfig(language: string | undefined): Promise<PreloadedState['site']> {
  const site = readSite(language)
  const [sandbox, defaultPair, absent, announcements] = await Promise.all([
    isSandbox(),
    firstPair(site.operator.defaultPair),
    absentNow(),
    isBuilding ? [] : loadAnnouncements(asLocale(language)),
  ])
  const { defaultPair: _, off = [], ...operator } = site.operator
  const hidden = [...off, ...absent]
  return {
    ...site,
    operator: { ...operator, ...(defaultPair && { defaultPair }), ...(hidden.length > 0 && { off: hidden }) },
    sandbox,
    ...(announcements.length > 0 && { announcements }),
  }
}

/** The pair of the operator's file, or another one while a coin of it is not offered. */
async function firstPair(wanted: OperatorView['defaultPair']): Promise<OperatorView['defaultPair']> {
  if (isBuilding) return wanted
  return loadCatalogue().then(
    (catalogue) => catalogue.firstPair ?? wanted,
    () => wanted,
  )
}

async function absentNow(): Promise<string[]> {
  if (isBuilding) return []
  const [ofCoins, ofRamps] = await Promise.all([
    loadCatalogue().then(
      ({ currencies }) => absentPages(currencies),
      () => [],
    ),
    loadServedByRamps().then(pagesWithoutRamps, () => []),
  ])
  return [...ofCoins, ...ofRamps]
}

/** Reported by the back end; while it is silent, only the embedded one is known to be a sandbox. */
async function isSandbox(): Promise<boolean> {
  const isEmbedded = hasEmbeddedBackEnd()
  if (isBuilding) return isEmbedded
  return loadCatalogue().then(
    (catalogue) => catalogue.isSandbox,
    () => isEmbedded,
  )
}
