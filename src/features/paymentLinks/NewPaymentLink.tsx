import { useEffect, useRef, useState } from 'react'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { type Currency, slugOf } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { useAllCurrencies } from '@/store/currency/useAllCurrencies'
import { Callout } from '@/ui/feedback/Callout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Panel } from '@/ui/layout/Panel'
import { PaymentLinkFields } from './PaymentLinkFields'
import styles from './PaymentLinks.module.css'
import { ReviewPaymentLink } from './ReviewPaymentLink'
import { SharePaymentLink } from './SharePaymentLink'
import { useNewPaymentLink } from './useNewPaymentLink'

const FIRST = 'btc-btc'

export function NewPaymentLink() {
  const { t } = useTranslation(['payments', 'customer_account'])
  const [made, setMade] = useState<PaymentRequest | null>(null)
  const currencies = useAllCurrencies().filter(({ enabled, isFiat }) => enabled && !isFiat)
  const box = useFocusOn(made?.id ?? '')
  return (
    <Panel>
      <div className={styles.form}>
        <h2>{t('new.open')}</h2>
        <div ref={box} tabIndex={-1} role="status" className={styles.made}>
          {made && (
            <Callout tone="good" title={t('new.made')}>
              <SharePaymentLink request={made} />
            </Callout>
          )}
        </div>
        {currencies.length === 0 ? (
          <Skeleton label={t('customer_account:waiting')} lines={4} />
        ) : (
          <NewLink key={made?.id} currencies={currencies} onMade={setMade} />
        )}
      </div>
    </Panel>
  )
}

type Props = { currencies: Currency[]; onMade: (request: PaymentRequest) => void }

function NewLink({ currencies, onMade }: Props) {
  const [slug, setSlug] = useState(FIRST)
  const currency = currencies.find((one) => slugOf(one) === slug) ?? currencies[0]
  return currency && <Steps {...{ currency, currencies, onMade }} onCoin={setSlug} />
}

function Steps({
  currency,
  currencies,
  onMade,
  onCoin,
}: Props & { currency: Currency; onCoin: (slug: string) => void }) {
  const link = useNewPaymentLink(currency, onMade)
  const { t } = useTranslation('payments')
  const { reviewed } = link
  const box = useFocusOn(reviewed ? 'review' : 'fields')
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t(reviewed ? 'new.review' : 'new.open')}>
      {reviewed ? (
        <ReviewPaymentLink {...{ link, reviewed, currency }} />
      ) : (
        <PaymentLinkFields {...{ link, currency, currencies, onCoin }} />
      )}
    </div>
  )
}

/** The pressed button is gone with its step; the focus goes to the next one, or to what is wrong in it. */
function useFocusOn(step: string) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current !== step) {
      const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(wrong ?? box.current)?.focus()
    }
    seen.current = step
  }, [step])
  return box
}
