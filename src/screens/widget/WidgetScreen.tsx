import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { WidgetFacts } from '@/domain/partner/widget'
import { widgetPath } from '@/domain/site/widgetPage'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { RefusedRecipient } from '@/features/widget/RefusedRecipient'
import { useHostName } from '@/features/widget/useHostName'
import { useWidgetRecipient } from '@/features/widget/useWidgetRecipient'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectIsHeld } from '@/store/quote/rampPair'
import { selectOffered } from '@/store/slices/quoteSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { Button } from '@/ui/form/Button'
import { OnDemand } from '../OnDemand'
import { WidgetFrame } from './WidgetFrame'
import { WidgetHead } from './WidgetHead'
import styles from './Widget.module.css'

const importFlow = () => import('./WidgetFlow').then((module) => module.WidgetFlow)

export function WidgetScreen() {
  const { t } = useTranslation(['exchange', 'widget'])
  const { brand, widget } = useAppSelector(selectSite)
  return (
    <WidgetFrame>
      <WidgetHead title={t('exchange:seo.titleV2', { brand: brand.name })} />
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
  // Once for both forms: the second one must not fill in again what was changed in the first.
  usePrefill()
  // The pressed button is gone.
  useEffect(() => {
    if (isOpen) document.getElementById('main')?.focus()
  }, [isOpen])
  const host = useHostName(widget)
  const recipient = useWidgetRecipient(widget.id)
  if (recipient.kind === 'checking') return <p role="status">{t('checking')}</p>
  if (recipient.kind === 'refused') return <RefusedRecipient fault={recipient.fault} host={host} />
  const open = (id: string) => {
    const { theme, lang } = query
    void push({
      pathname: widgetPath(widget.id, 'order'),
      query: { id, ...(theme && { theme }), ...(lang && { lang }) },
    })
  }
  if (!isOpen) return <FirstForm onNext={() => setOpen(true)} />
  return (
    <OnDemand
      load={importFlow}
      own={{ recipient, host, onPlaced: open }}
      waiting={t('exchange:picker.loading')}
    />
  )
}

/** The form alone: a page of others must not become slow by what comes after it. */
function FirstForm({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('exchange')
  const isOffered = useAppSelector((state) => selectOffered(state) !== null)
  const isHeld = useAppSelector(selectIsHeld)
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
