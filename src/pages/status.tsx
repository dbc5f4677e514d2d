import { fetchStatusForPage } from '@/api/pageData'
import { loadPage } from '@/screens/loadPage'

export { StatusScreen as default } from '@/screens/status/StatusScreen'
export const getStaticProps = loadPage({ texts: ['status'], load: loadStatus })

/** A back end of the operator's own may not measure itself: then there is no such page. */
async function loadStatus() {
  const data = await fetchStatusForPage()
  return data && { data }
}
