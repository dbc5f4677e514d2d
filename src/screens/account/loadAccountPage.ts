import type { GetServerSideProps } from 'next'
import { wireBackEnd } from '@/api/wireBackEnd'
import { pagesHiddenIn } from '@/config/capabilities'
import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { isSignedInBy } from '@/domain/account/tokenCookies'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { localePath } from '@/i18n/localePath'
import { siteConfig } from '../loadPage'

type PageParts = {
  texts: readonly string[]
  isOpen?: boolean
}

/** For signed-in customers; others are redirected. Holds no customer data: the browser fetches that. */
export const loadAccountPage =
  ({ texts, isOpen = false }: PageParts): GetServerSideProps =>
  async ({ locale, req, res, resolvedUrl }) => {
    res.setHeader('cache-control', 'private, no-store')
    res.setHeader('x-robots-tag', 'noindex')
    const isSignedIn = isSignedInBy(req.headers.cookie)
    if (!isOpen && !isSignedIn) {
      const path = resolvedUrl.split('?')[0]
      return { redirect: { destination: localePath(asLocale(locale), paths.signIn(path)), permanent: false } }
    }
    const hidden = pagesHiddenIn(req.headers)
    if (isOff(resolvedUrl, hidden)) return { notFound: true }
    wireBackEnd()
    const site = await siteConfig(locale)
    const { operator } = site
    const off = [...(operator.off ?? []), ...hidden]
    const preloaded = {
      currencies: [],
      site: { ...site, operator: { ...operator, ...(off.length > 0 && { off }) } },
    }
    return { props: { ...loadTexts(locale, texts), preloaded, data: { isSignedIn }, prose: null } }
  }
