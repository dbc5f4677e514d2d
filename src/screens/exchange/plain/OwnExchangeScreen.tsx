import Head from 'next/head'
import { useRouter } from 'next/router'
import { text as takeOverScript } from '@/browser/page/takeOverExchange.ts?script'
import { paths } from '@/config/paths'
import type { Exchange } from '@/contract/exchanges'
import { slugOf, type Currency } from '@/domain/currency/currency'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'
import { ownExchangePath } from '@/domain/site/plainPages'
import type { Failure } from '@/domain/text/failure'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { localePath } from '@/i18n/localePath'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencyBySlug, selectExchange } from '@/store/slices/exchangeSlice'
import { Callout } from '@/ui/feedback/Callout'
import { PageLink } from '@/ui/layout/PageLink'
import { Panel } from '@/ui/layout/Panel'
import type { PageProps } from '../../loadPage'
import { useStatusTitle } from '../../useStatusTitle'
import screen from '../ExchangeScreen.module.css'
import { canReload } from './canReload'
import type { OwnExchangeData } from './loadOwnExchange'
import { OwnAmount } from './OwnAmount'
import { OwnChoice } from './OwnChoice'
import { OwnEmail } from './OwnEmail'
import { OwnRamp } from './OwnRamp'
import { OwnSandbox } from './OwnSandbox'
import styles from './Plain.module.css'

/** Seconds. */
const RELOADED_AFTER = 30

/** The page of an exchange for its owner, who has no scripts: what is decided is sent by forms. */
export function OwnExchangeScreen({ data }: PageProps<OwnExchangeData>) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { publicId = '', secret = '', result = null, takeOver = null } = data ?? {}
  const exchange = useAppSelector(selectExchange(publicId))
  const from = useSide(exchange && [exchange.tickerFrom, exchange.networkFrom])
  const to = useSide(exchange && [exchange.tickerTo, exchange.networkTo])
  const statusTitle = useStatusTitle()
  const { query } = useRouter()
  const action = localePath(useLanguage().locale, ownExchangePath(publicId, secret))
  if (!exchange) return null
  const isOpen = OPEN_STATUSES.includes(exchange.status)
  const mayReload = canReload(exchange) && result === null
  const isReloaded = mayReload && query.reload === 'on'
  const parts = { exchange, action, result }
  return (
    <div className={`page ${screen.screen}`}>
      <Head>{isReloaded && <meta httpEquiv="refresh" content={String(RELOADED_AFTER)} />}</Head>
      <SeoHead title={statusTitle(publicId)} description={t('exchange:seo.description')} isPrivate isError />
      {takeOver && (
        <script data-given={JSON.stringify(takeOver)} dangerouslySetInnerHTML={{ __html: takeOverScript }} />
      )}
      <div className={styles.own}>
        <Save publicId={publicId} />
        {result?.kind === 'failed' && <Failed failure={result.failure} />}
        {from && to && (
          <>
            <OwnAmount {...parts} from={from} to={to} />
            <OwnChoice {...parts} from={from} to={to} />
          </>
        )}
        <OwnRamp {...parts} />
        <OwnSandbox {...parts} />
        {isOpen && <Reload {...{ action, mayReload, isReloaded }} />}
        <ExchangeStatus publicId={publicId} hasReload />
        <OwnEmail {...parts} />
      </div>
    </div>
  )
}

const useSide = (side: readonly [string, string] | undefined): Currency | undefined =>
  useAppSelector(selectCurrencyBySlug(side ? slugOf({ symbolFront: side[0], network: side[1] }) : ''))

/** Nothing stores the secret but the address of this page. */
function Save({ publicId }: Pick<Exchange, 'publicId'>) {
  const { t } = useTranslation('exchange-status')
  return (
    <Callout title={t('plain.title')}>
      <p>{t('plain.text')}</p>
      <p>
        <PageLink href={paths.status(publicId)}>{t('plain.public')}</PageLink>
      </p>
    </Callout>
  )
}

type ReloadProps = { action: string; mayReload: boolean; isReloaded: boolean }

/** By itself only where its owner wants it, or a script cannot lead on to the page that follows (`takeOverExchange`). */
function Reload({ action, mayReload, isReloaded }: ReloadProps) {
  const { t } = useTranslation('exchange-status')
  return (
    <p className={styles.ways}>
      <a href={isReloaded ? `${action}?reload=on` : action}>{t('plain.reload')}</a>{' '}
      {isReloaded && <a href={`${action}?reload=off`}>{t('plain.stop')}</a>}
      {mayReload && !isReloaded && <a href={`${action}?reload=on`}>{t('plain.reloadOften')}</a>}
    </p>
  )
}

function Failed({ failure }: { failure: Failure }) {
  const failureText = useFailureText()
  return (
    <Panel>
      <Callout tone="bad" role="alert" title={failureText(failure)} />
    </Panel>
  )
}
