import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { slugOf } from '@/domain/currency/currency'
import type { WidgetFacts } from '@/domain/partner/widget'
import { widgetPath } from '@/domain/site/widgetPage'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { LockedRecipient, OtherCoin } from '@/features/widget/LockedRecipient'
import { PrefilledRecipient } from '@/features/widget/PrefilledRecipient'
import { RefusedRecipient } from '@/features/widget/RefusedRecipient'
import { useHostName } from '@/features/widget/useHostName'
import { useWidgetRecipient, type WidgetRecipient } from '@/features/widget/useWidgetRecipient'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectCurrencyBySlug, selectTo } from '@/store/slices/exchangeSlice'
import { selectIsHeld } from '@/store/quote/rampPair'
import { selectOffered } from '@/store/slices/quoteSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import { OnDemand } from '../OnDemand'
import { WidgetFrame } from './WidgetFrame'
import styles from './Widget.module.css'

const importFlow = () => import('../OneScreenFlow').then((module) => module.OneScreenFlow)

export function WidgetScreen() {
  const { t } = useTranslation(['exchange', 'widget'])
  const { brand, widget } = useAppSelector(selectSite)
  return (
    <WidgetFrame>
      <SeoHead
        title={t('exchange:seo.titleV2', { brand: brand.name })}
        description={t('exchange:seo.description')}
        isPrivate
      />
      <h1 className="unseen">{t('exchange:flow.title')}</h1>
      {widget && <WidgetForm widget={widget} />}
      {widget && <Terms widget={widget} />}
    </WidgetFrame>
  )
}

function WidgetForm({ widget }: { widget: WidgetFacts }) {
  const { t } = useTranslation(['widget', 'exchange'])
  const { push, query } = useRouter()
  const [isOpen, setOpen] = useState(false)
  // The pressed button is gone.
  useEffect(() => {
    if (isOpen) document.getElementById('main')?.focus()
  }, [isOpen])
  const host = useHostName(widget)
  const recipient = useWidgetRecipient(widget.id)
  const parts = useRecipientParts(recipient, host)
  if (recipient.kind === 'checking') return <p role="status">{t('checking')}</p>
  if (recipient.kind === 'refused') return <RefusedRecipient fault={recipient.fault} host={host} />
  const open = (id: string) => {
    const { theme } = query
    void push({ pathname: widgetPath(widget.id, 'order'), query: { id, ...(theme && { theme }) } })
  }
  if (!isOpen) return <FirstForm onNext={() => setOpen(true)} />
  return (
    <OnDemand
      load={importFlow}
      own={{ isEmbedded: true, onPlaced: open, ...parts }}
      waiting={t('exchange:picker.loading')}
    />
  )
}

/** The form alone: a page of others must not become slow by what comes after it. */
function FirstForm({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('exchange')
  const isOffered = useAppSelector((state) => selectOffered(state) !== null)
  const isHeld = useAppSelector(selectIsHeld)
  usePrefill()
  // No submit button: pressed before scripts run, it would send the frame to a page that refuses to be framed.
  return (
    <>
      <ExchangeForm />
      <Button size="large" wide busy={!isOffered && !isHeld} data-scripted="" onClick={onNext}>
        {t('form.next')}
      </Button>
    </>
  )
}

/** A coin that the list does not have leaves the recipient out. */
function useRecipientParts(recipient: WidgetRecipient, host: string) {
  const given =
    recipient.kind === 'locked' ? recipient.fields : recipient.kind === 'prefill' ? recipient : null
  const currency = useAppSelector(selectCurrencyBySlug(given?.to ?? ''))
  const to = useAppSelector(selectTo)
  useLoadCurrencies(given !== null && !currency)
  if (!given) return {}
  const isSame = currency !== undefined && to !== undefined && slugOf(to) === slugOf(currency)
  const { address, memo } = given
  if (recipient.kind === 'prefill')
    return isSame ? { head: <PrefilledRecipient {...{ address, memo, host }} /> } : {}
  if (!currency) return { instead: <RefusedRecipient fault="form" host={host} /> }
  return isSame
    ? { payout: <LockedRecipient {...{ currency, address, memo, host }} /> }
    : { instead: <OtherCoin currency={currency} /> }
}

/** What the visitor pays, and who earns by it. */
function Terms({ widget }: { widget: WidgetFacts }) {
  const { t } = useTranslation('widget')
  const { brand } = useAppSelector(selectSite)
  const host = useHostName(widget)
  const partner = widget.id === null ? '' : t('terms.partner', { host, brand: brand.name })
  return (
    <p className={styles.note}>
      {t('terms.fees', { brand: brand.name })} {partner}
    </p>
  )
}
