import type { GetStaticProps } from 'next'
import { wireBackEnd } from '@/api/wireBackEnd'
import { readSite } from '@/config/site'
import { timings } from '@/config/timings'
import { loadTexts } from '@/i18n/loadTexts'
import type { PageFacts } from '@/store/pageFacts'

type Loaded<Data> = { data: Data; facts?: Partial<PageFacts> }

type PageParts<Data> = {
  /** Text groups beyond the shell's. */
  texts?: readonly string[]
  /** What the page shows of the back end; null is a true 404. */
  load?: (params: Record<string, string>) => Promise<Loaded<Data> | null>
}

export type PageProps<Data = null> = { facts: PageFacts; data: Data | null }

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/**
 * Makes a page's getStaticProps: its texts, the site's facts and its data, kept in the page cache and made anew in the
 * background. A build bakes no data in, because it does not know which back end it will serve; the first request does.
 */
export function loadPage<Data = null>({ texts, load }: PageParts<Data>): GetStaticProps {
  return async ({ locale, params }) => {
    const own = await loadTexts(locale, texts)
    const loaded = load && !isBuilding ? await loadSafely(load, params as Record<string, string>) : undefined
    if (loaded === null) return { notFound: true, revalidate: timings.pageFresh / 1000 }
    const facts: PageFacts = { currencies: [], ...loaded?.facts, site: readSite() }
    const props = { ...own, facts, data: loaded?.data ?? null } satisfies PageProps<Data> & typeof own
    return { props, revalidate: isBuilding ? 1 : timings.pageFresh / 1000 }
  }
}

/** A page whose back end is down is still served, without its data: the browser asks again. */
async function loadSafely<Data>(load: NonNullable<PageParts<Data>['load']>, params: Record<string, string>) {
  wireBackEnd()
  try {
    return await load(params ?? {})
  } catch (error) {
    console.error('page loader failed', error instanceof Error ? error.message : error)
    return undefined
  }
}
