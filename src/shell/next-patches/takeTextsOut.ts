import type { DocumentProps } from 'next/document'
import type { TextsPath } from '@/i18n/loadTexts'

type PageTexts = { _nextI18Next?: TextsPath & { initialI18nStore: unknown } }

/**
 * Texts were a third of a page's HTML, which a slow line delivers before anything is painted. The data for hydration
 * go without them: `deferredScriptLoader` fetches them beside the scripts and puts them in the place of the null.
 * @param page Next.js's own object, which is changed, because NextScript takes no other
 * @returns where to fetch them; undefined: the page carries them
 */
export function takeTextsOut(page: DocumentProps['__NEXT_DATA__']): string | undefined {
  const pageProps = page.props.pageProps as PageTexts | undefined
  const { textsPath, ...texts } = pageProps?._nextI18Next ?? {}
  if (!textsPath) return undefined
  const rest = { ...texts, textsPath, initialI18nStore: null }
  page.props = { ...page.props, pageProps: { ...pageProps, _nextI18Next: rest } }
  return textsPath
}
