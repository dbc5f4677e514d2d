import Head from 'next/head'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { OfflineTexts } from './offlineExchanges'

export type OfflineScreenProps = {
  brand: string
  /** Both are hashed in the policy of the response. */
  styles: string
  script: string
}

/** Stored on the device, so it holds nothing that changes: no rate, no address, no order but the device's own list. */
export function OfflineScreen({ brand, styles, script }: OfflineScreenProps) {
  const { t } = useTranslation(['app', 'exchange-status'])
  const { intl } = useLanguage()
  const statuses = [...PROGRESS_STATUSES, ...SIDE_STATUSES].map((status) => [
    status,
    t(`exchange-status:progress.${status}`),
  ])
  const texts: OfflineTexts = {
    intl,
    unknown: t('offline.unknown'),
    asOf: t('offline.asOf', { time: '{{time}}' }),
    statuses: Object.fromEntries(statuses) as Record<string, string>,
  }
  return (
    <>
      <Head>
        <title>{`${t('offline.title')} | ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </Head>
      <header>{brand}</header>
      <main>
        <Route />
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.text')}</p>
        <p>
          <a id="retry" className="button" href="">
            {t('offline.retry')}
          </a>
        </p>
        <section id="exchanges" data-texts={JSON.stringify(texts)} hidden>
          <h2>{t('offline.exchanges')}</h2>
          <ul />
          <p>{t('offline.warning')}</p>
        </section>
      </main>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

/** The way of an exchange, cut. */
const Route = () => (
  <svg width="240" height="40" viewBox="0 0 240 40" fill="none" aria-hidden="true">
    <path className="done" d="M8 30h96" />
    <path className="open" d="M136 30h96" />
    <circle className="knot done" cx="8" cy="30" r="5" />
    <circle className="knot" cx="232" cy="30" r="5" />
    <path className="pennant" d="M104 34V6l22 8-22 8" />
  </svg>
)
