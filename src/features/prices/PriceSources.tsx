import { Fragment, useEffect, useState } from 'react'
import { fetchPriceSources } from '@/api/markets'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'
import type { PriceSourceView } from '@/contract/markets'
import { MINUTE } from '@/domain/time/durations'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { useMoment } from '@/ui/hooks/useMoment'
import styles from './PriceSources.module.css'

/** Milliseconds after which a price is called old. */
const OLD = 15 * MINUTE

/** Sources that must be named; a sandbox has sample prices. */
export function PriceSources() {
  const { sandbox } = useAppSelector(selectSite)
  return sandbox ? null : <Sources />
}

function Sources() {
  const { t } = useTranslation('main-page')
  const found = useSources()
  if (!found) return <p className={styles.sources} />
  const { sources, at } = found
  const isOld = sources.some((source) => source.at !== null && at - Date.parse(source.at) > OLD)
  return (
    <p className={styles.sources}>
      {sources.length === 0 ? t('sources.none') : t('sources.title')}{' '}
      {sources.map((source, place) => (
        <Fragment key={source.id}>
          <span>{place > 0 && ' · '}</span>
          <Source source={source} />
        </Fragment>
      ))}
      {isOld && <strong> {t('sources.old')}</strong>}
    </p>
  )
}

function Source({ source: { text, href, at } }: { source: PriceSourceView }) {
  const moment = useMoment(useLanguage().intl)
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
      {at && <time dateTime={at}> ({moment(at)})</time>}
    </>
  )
}

function useSources() {
  const [found, setFound] = useState<{ sources: PriceSourceView[]; at: number } | null>(null)
  useEffect(() => {
    const refresh = async () => {
      try {
        setFound({ sources: await fetchPriceSources(), at: Date.now() })
      } catch {
        // A back end that names no sources has no prices to attribute either.
      }
    }
    return startLoop(refresh, { every: timings.marketRefresh }).stop
  }, [])
  return found
}
