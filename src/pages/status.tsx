import { fetchStatusForPage } from '@/api/pageData'
import type { Locale } from '@/i18n/languages'
import { loadEachTime } from '@/screens/loadEachTime'
import { loadPage } from '@/screens/loadPage'

export { StatusScreen as default } from '@/screens/status/StatusScreen'
export const getServerSideProps = loadEachTime(
  loadPage({ texts: ['status'], load: (_, locale) => loadStatus(locale) }),
)

/** A back end of the operator's own may not measure itself: then there is no such page. */
async function loadStatus(locale: Locale) {
  const data = await fetchStatusForPage(locale)
  return data && { data }
}
