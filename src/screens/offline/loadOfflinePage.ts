import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GetServerSideProps } from 'next'
import { readSite } from '@/config/site'
import { barePolicy } from '@/domain/site/contentSecurity'
import { loadTexts } from '@/i18n/loadTexts'
import { bareStyles } from '../bareStyles'
import type { OfflineScreenProps } from './OfflineScreen'
import { text as script } from './offlineExchanges.ts?script'

/** GET /offline, which the service worker stores. */
export const loadOfflinePage: GetServerSideProps<OfflineScreenProps> = ({ locale, res }) => {
  const { brand } = readSite(locale)
  const looks = readFileSync(join(process.cwd(), 'src/screens/offline/offline.css'), 'utf8')
  const styles = bareStyles(looks, 'chosen', brand.accent)
  res.setHeader('cache-control', 'no-cache')
  res.setHeader('x-robots-tag', 'noindex')
  // Development adds scripts of its own.
  if (process.env.NODE_ENV !== 'development')
    res.setHeader('content-security-policy', barePolicy(script, styles))
  return Promise.resolve({
    props: { ...loadTexts(locale, ['app', 'exchange-status']), brand: brand.name, styles, script },
  })
}
