import dynamic from 'next/dynamic'
import { type ComponentProps, useState, type ReactNode } from 'react'
import { type Currency, slugOf } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { classes } from '@/ui/classes'
import { Callout } from '@/ui/feedback/Callout'
import { NoScripts } from '@/ui/feedback/NoScripts'
import { PaintBarrier } from '@/ui/layout/PaintBarrier'
import { Panel } from '@/ui/layout/Panel'
import { AmountPanel } from './amount/AmountPanel'
import { ChoicePanel, useChoicesAhead } from './choice/ChoicePanel'
import { DepositAmounts } from './DepositAmounts'
import { DepositPanel } from './deposit/DepositPanel'
import { Ending } from './Ending'
import styles from './ExchangeStatus.module.css'
import { Outcome } from './Outcome'
import { OwnerTransfer } from './owner/OwnerTransfer'
import { ReceiveTransfer } from './owner/ReceiveTransfer'
import { OutcomeEmail } from './OutcomeEmail'
import { Progress, StatusSentence } from './Progress'
import { OrderPrice } from './OrderPrice'
import { ProviderNotice } from './provider/ProviderNotice'
import type { SignTool } from './ramp/SignTool'
import { useRampOpening } from './ramp/useRampOpening'
import { ProviderPanel } from './provider/ProviderPanel'
import { PushOffer } from './push/PushOffer'
import { SandboxPanel } from './SandboxPanel'
import { SignedReceipt } from './SignedReceipt'
import { SavedLink, StatusHeading } from './StatusHeading'
import { Summary } from './Summary'
import { ExchangeLoadError } from './ExchangeLoadError'
import { useExchange } from './useExchange'
import { useOwnership } from './useOwnership'
import { paths } from '@/config/paths'
import { OPEN_STATUSES, SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { selectCurrencies, selectCurrencyBySlug, selectPlacedExchange } from '@/store/slices/exchangeSlice'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { isOff } from '@/domain/site/offPages'
import { PageLink } from '@/ui/layout/PageLink'

// Each among the scripts of the page where it is shown, and nowhere else.
const RampPanel = dynamic(() => import('./ramp/RampPanel').then((module) => module.RampPanel))
const RampStep = dynamic(() => import('./ramp/RampStep').then((module) => module.RampStep))

const ExchangeNotFound = dynamic(() => import('./ExchangeNotFound').then((module) => module.ExchangeNotFound))

type Props = {
  publicId: string
  payment?: (exchange: Exchange, from: Currency, onDone: (exchange: Exchange) => void) => ReactNode
  /** A button that has the message signed by a wallet of this browser. */
  signTool?: SignTool
  addressTool?: (currency: Currency, take: (address: string) => void) => ReactNode
  /** What visitors without scripts do to see its next status stands elsewhere. */
  hasReload?: boolean
  children?: ReactNode
}

/** Can be reloaded, shared and reopened at any state. `children` stand below the terms. */
export function ExchangeStatus(props: Props) {
  const { publicId, payment, signTool, addressTool, hasReload = false, children } = props
  const { t } = useTranslation('exchange-status')
  const { exchange, failure, retry, seen } = useExchange(publicId)
  const { from, to } = useSides(exchange)
  const isPlaced = useAppSelector(selectPlacedExchange) === publicId
  const [isArrival] = useState(isPlaced && exchange !== undefined)

  if (failure?.kind === 'refused' && failure.status === 404) return <ExchangeNotFound publicId={publicId} />
  if (!exchange || !from || !to) {
    if (failure) return <ExchangeLoadError failure={failure} unseenId={publicId} onRetry={retry} />
    return <Loading />
  }
  return (
    <div className={styles.page}>
      <ReceiptHead isReceipt={SETTLED_STATUSES.includes(exchange.status)} />
      <Panel>
        <div className={classes(styles.stack, exchange.ramp?.step && styles.stepped)} data-exchange-region="">
          <Progress exchange={exchange} />
          {!hasReload && OPEN_STATUSES.includes(exchange.status) && <NoScripts>{t('noScripts')}</NoScripts>}
          <StatusHeading exchange={exchange} from={from} isArrival={isArrival} />
          {exchange.status === 'finished' && <Ending {...{ exchange, from, to }} />}
          {failure && <ExchangeLoadError failure={failure} onRetry={retry} />}
          <ReceiveTransfer publicId={publicId} />
          <StatusSentence {...{ exchange, from, to }} />
          {exchange.ramp && <RampStep {...{ exchange, from, to, payment, signTool }} onDone={seen} />}
          {exchange.status === 'waiting' && !exchange.ramp && (
            <DepositPanel exchange={exchange} from={from} payment={payment?.(exchange, from, seen)} />
          )}
          <Place exchange={exchange} onDone={seen} />
          <DepositAmounts exchange={exchange} from={from} to={to} />
          <Outcome exchange={exchange} from={from} to={to} />
          <OwnersAmount {...{ exchange, from, to }} onDone={seen} />
          <OwnersChoice {...{ exchange, from, to, addressTool }} onDone={seen} />
          <Below exchange={exchange} />
        </div>
      </Panel>
      <aside className={styles.aside} aria-label={t('summary.title')}>
        <Panel>
          <Summary exchange={exchange} from={from} to={to} />
          <OrderPrice exchange={exchange} from={from} to={to} />
          <SignedReceipt exchange={exchange} />
        </Panel>
        {exchange.provider && !exchange.ramp && <ProviderPanel provider={exchange.provider} />}
        {exchange.ramp && <RampPanel {...{ exchange, from, to }} />}
        {children}
        <PaintBarrier id="order-end" />
      </aside>
    </div>
  )
}

/** The page came without the exchange. */
function Loading() {
  const { t } = useTranslation('exchange-status')
  return (
    <>
      <NoScripts>{t('plain.unread')}</NoScripts>
      <p className={styles.loading} role="status" data-scripted="">
        {t('loading')}
      </p>
    </>
  )
}

function OwnersAmount({ exchange, ...props }: Omit<ComponentProps<typeof AmountPanel>, 'change'>) {
  const { isOwner } = useOwnership(exchange)
  const change = exchange.amountChange
  if (!isOwner || change?.decision !== 'open') return null
  return <AmountPanel exchange={exchange} change={change} {...props} />
}

function OwnersChoice(props: Omit<ComponentProps<typeof ChoicePanel>, 'hasSecret'>) {
  const { exchange } = props
  const { isOwner, hasSecret } = useOwnership(exchange)
  useChoicesAhead()
  if (isOwner === false) return <ViewOnly exchange={exchange} />
  return isOwner && exchange.actions.length > 0 && <ChoicePanel {...props} hasSecret={hasSecret} />
}

/** Once what comes above it is there, so that it does not move. */
function Below({ exchange }: { exchange: Exchange }) {
  const opening = useRampOpening(exchange)
  if (opening === 'unread') return null
  return (
    <>
      <SavedLink exchange={exchange} />
      <FollowUp exchange={exchange} />
    </>
  )
}

function FollowUp({ exchange }: { exchange: Exchange }) {
  const { isOwner, hasSecret } = useOwnership(exchange)
  return (
    <>
      <PushOffer exchange={exchange} isOwner={isOwner === true} />
      {isOwner && exchange.ownerProof && <OutcomeEmail exchange={exchange} />}
      {hasSecret && <OwnerTransfer exchange={exchange} />}
      <HelpLink publicId={exchange.publicId} />
    </>
  )
}

function Place({ exchange, onDone }: { exchange: Exchange; onDone: (exchange: Exchange) => void }) {
  const { t } = useTranslation('exchange-status')
  const { sandbox: isSandboxSite } = useAppSelector(selectSite)
  const opening = useRampOpening(exchange)
  if (opening === 'unread') return null
  if (!exchange.sandbox) return <ProviderNotice exchange={exchange} />
  return (
    <>
      <SandboxPanel exchange={exchange} onDone={onDone} />
      {!isSandboxSite && <Callout title={t('sandbox.title')} />}
    </>
  )
}

/** For visitors with the link who are not the owner. */
function ViewOnly({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { off } = useAppSelector(selectSite).operator
  if (SETTLED_STATUSES.includes(exchange.status) || exchange.issue === 'review_denied') return null
  return (
    <Callout tone="plain" title={t('viewOnly.title')}>
      {exchange.ownerProof === 'customer' && !isOff(paths.signIn(), off) ? (
        <p>
          {t(exchange.ramp?.step ? 'ramp.viewOnly.customer' : 'viewOnly.customer')}{' '}
          <PageLink href={paths.signIn()}>{t('viewOnly.signIn')}</PageLink>
        </p>
      ) : (
        <p>
          {t(exchange.ramp?.step ? 'ramp.viewOnly.device' : 'viewOnly.device', {
            button: t('transfer.offer'),
          })}
        </p>
      )}
    </Callout>
  )
}

function useSides(exchange: Exchange | undefined) {
  const from = useAppSelector(
    selectCurrencyBySlug(exchange ? slug(exchange.tickerFrom, exchange.networkFrom) : ''),
  )
  const to = useAppSelector(selectCurrencyBySlug(exchange ? slug(exchange.tickerTo, exchange.networkTo) : ''))
  const knowsNone = useAppSelector((state) => selectCurrencies(state).length === 0)
  // A page that brought none fetches them beside the order.
  useLoadCurrencies(exchange ? !from || !to : knowsNone)
  return { from, to }
}

const slug = (ticker: string, network: string) => slugOf({ symbolFront: ticker, network })

function HelpLink({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  const { off } = useAppSelector(selectSite).operator
  if (isOff(paths.contacts, off)) return null
  return (
    <p className={styles.help}>
      <PageLink href={paths.contactAbout(publicId)}>{t('help')}</PageLink>
    </p>
  )
}

/** On paper only, where the page's header is missing. */
function ReceiptHead({ isReceipt }: { isReceipt: boolean }) {
  const { t } = useTranslation('exchange-status')
  const { brand, url } = useAppSelector(selectSite)
  return (
    <p className={styles.receipt}>
      <b>{isReceipt ? t('receipt.title', { brand: brand.name }) : brand.name}</b>{' '}
      <span>{new URL(url).host}</span>
    </p>
  )
}
