import type { FoundWidget, SnippetFault } from '@/domain/site/widgetSnippet'
import { WIDGET_LOADER } from '@/domain/site/widgetSnippet'

const SHORTCODE = /\[halyard_exchange\b([^\]]*)\]/g
const PATH = /^(?:\/[a-z]{2})?\/widget\/([^/]*)/

/** Frames and elements of widgets in the text of a page, which is parsed and never run. */
export function findWidgets(text: string, site: string): FoundWidget[] {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const frames = [...page.querySelectorAll('iframe')].flatMap((frame): FoundWidget[] => {
    const address = addressOf(frame.getAttribute('src'), site)
    const path = address && PATH.exec(address.pathname)
    if (!address || !path || address.origin !== site) return []
    const values = { ...Object.fromEntries(address.searchParams), widget: path[1] ?? '' }
    return [{ kind: 'frame', values }]
  })
  const elements = [...page.querySelectorAll('halyard-exchange')].map(attributesOf)
  const shortcodes = [...text.matchAll(SHORTCODE)].map(([, given]) => {
    const parsed = new DOMParser().parseFromString(`<p ${given}></p>`, 'text/html').querySelector('p')
    return attributesOf(parsed)
  })
  return [...frames, ...elements, ...shortcodes]
}

const attributesOf = (element: Element | null): FoundWidget => ({
  kind: 'element',
  values: Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
})

/** Elements do nothing without the loader, and any file may change that no hash names. */
export function loaderFaults(text: string, site: string): SnippetFault[] {
  const page = new DOMParser().parseFromString(text, 'text/html')
  if (!page.querySelector('halyard-exchange')) return []
  const loader = [...page.querySelectorAll('script')].find(
    (script) => script.getAttribute('src') === site + WIDGET_LOADER.path,
  )
  if (!loader) return [{ name: site + WIDGET_LOADER.path, problem: 'missing' }]
  return loader.getAttribute('integrity') === WIDGET_LOADER.integrity
    ? []
    : [{ name: 'integrity', problem: 'insecure' }]
}

function addressOf(text: string | null, site: string): URL | null {
  try {
    return new URL(text ?? '', site)
  } catch {
    return null
  }
}
