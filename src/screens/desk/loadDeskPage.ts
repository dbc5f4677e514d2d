import type { GetServerSideProps } from 'next'
import { wireBackEnd } from '@/api/wireBackEnd'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { DEFAULT_LOCALE } from '@/config/locales'
import { hasStaff } from '@/config/publicEnv'
import { asLocale } from '@/i18n/languages'
import { loadTexts } from '@/i18n/loadTexts'
import { siteConfig } from '../loadPage'

/** 404 without staff, and except in English. Holds nothing of an order: the browser fetches that. */
export const loadDeskPage: GetServerSideProps = async ({ locale, res }) => {
  res.setHeader('cache-control', 'private, no-store')
  if (!hasEmbeddedBackEnd() || !hasStaff() || asLocale(locale) !== DEFAULT_LOCALE) return { notFound: true }
  wireBackEnd()
  const preloaded = { currencies: [], site: await siteConfig(locale) }
  return {
    props: {
      ...loadTexts(locale, ['credentials', 'customer_account']),
      preloaded,
      data: null,
      prose: null,
    },
  }
}
