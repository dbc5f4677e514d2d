import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import { showAmount } from '@/domain/amount'
import { slugOf } from '@/domain/currency'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { loadCurrencies, selectCurrencyBySlug } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Panel } from '@/ui/Panel'
import { CopyButton } from '@/ui/CopyButton'
import { ChoicePanel } from './ChoicePanel'
import { DepositPanel } from './DepositPanel'
import styles from './ExchangeStatus.module.css'
import { Missing } from './Missing'
import { Outcome } from './Outcome'
import { Progress } from './Progress'
import { SandboxPanel } from './SandboxPanel'
import { Summary } from './Summary'
import { useExchange } from './useExchange'
import { useCopyWords } from './useCopyWords'

/** One exchange from the deposit to the end. The page can be reloaded, shared and reopened at any state. */
export function ExchangeStatus({ publicId }: { publicId: string }) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const failureText = useFailureText()
  const { sandbox } = useAppSelector(selectSite)
  const { exchange, failure, retry, seen } = useExchange(publicId)
  const from = useAppSelector(
    selectCurrencyBySlug(exchange ? slugOfSide(exchange.tickerFrom, exchange.networkFrom) : ''),
  )
  const to = useAppSelector(
    selectCurrencyBySlug(exchange ? slugOfSide(exchange.tickerTo, exchange.networkTo) : ''),
  )
  const copyWords = useCopyWords()
  const isUnknownPair = exchange && (!from || !to)

  useEffect(() => {
    if (isUnknownPair) void dispatch(loadCurrencies())
  }, [isUnknownPair, dispatch])

  if (failure?.kind === 'refused' && failure.status === 404) return <Missing />
  const trouble = failure && (
    <Callout tone="bad" role="alert" title={failureText(failure)}>
      <p>{t('trouble')}</p>
      <div>
        <Button look="outline" onClick={retry}>
          {t('exchange:form.retry')}
        </Button>
      </div>
    </Callout>
  )
  if (!exchange || !from || !to) {
    return (
      trouble || (
        <p className={styles.loading} role="status">
          {t('loading')}
        </p>
      )
    )
  }
  const amount = showAmount(exchange.expectedAmountFrom, intl, from.fullInfo.precision)
  return (
    <div className={styles.page}>
      <Panel>
        <div className={styles.stack}>
          <div>
            <h1 className={styles.title}>
              {exchange.status === 'waiting'
                ? t('title.waiting', { amount, ticker: from.symbolFront })
                : t(`title.${exchange.status}`)}
            </h1>
            <p className={styles.sub}>
              {t('subtitle', { id: exchange.publicId })}{' '}
              <CopyButton value={shareLink()} words={copyWords} label={t('copyLink')} />
            </p>
          </div>
          {trouble}
          <Progress exchange={exchange} />
          {sandbox && <SandboxPanel exchange={exchange} onDone={seen} />}
          {exchange.status === 'waiting' && <DepositPanel exchange={exchange} from={from} />}
          <Outcome exchange={exchange} from={from} to={to} />
          {exchange.actions.length > 0 && <ChoicePanel exchange={exchange} from={from} onDone={seen} />}
        </div>
      </Panel>
      <aside aria-label={t('summary.title')}>
        <Panel>
          <Summary exchange={exchange} from={from} to={to} />
        </Panel>
      </aside>
    </div>
  )
}

const slugOfSide = (ticker: string, network: string) => slugOf({ symbolFront: ticker, network })
const shareLink = () => (typeof window === 'undefined' ? '' : window.location.href)
