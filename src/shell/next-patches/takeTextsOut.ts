import type { DocumentProps } from 'next/document'
import type { PageTexts } from '@/i18n/loadTexts'

/**
 * Texts were a third of a page's HTML, which a slow line delivers before anything is painted. The data for hydration
 * go without them: `deferredScriptLoader` fetches them beside the scripts and puts them in the place of the null.
 * @param page Next.js's own object, which is changed, because NextScript takes no other
 * @returns where to fetch them; undefined: the page carries them
 */
export function takeTextsOut(page: DocumentProps['__NEXT_DATA__']): string | undefined {
  const pageProps = page.props.pageProps as { texts?: PageTexts } | undefined
  const texts = pageProps?.texts
  if (!texts?.path) return undefined
  page.props = { ...page.props, pageProps: { ...pageProps, texts: { ...texts, textStore: null } } }
  return texts.path
}
