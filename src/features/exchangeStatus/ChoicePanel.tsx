import { useTranslation } from 'next-i18next/pages'
import { useRef, useState } from 'react'
import type { Currency } from '@/domain/currency'
import type { Exchange, ExchangeActionName } from '@/domain/exchange'
import { failureOf, refusedFields, type Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { TextField } from '@/ui/TextField'
import styles from './ChoicePanel.module.css'

type Props = { exchange: Exchange; from: Currency; onDone: (exchange: Exchange) => void }

/** The exchange waits for a person: go on at the market rate, or have the deposit back. */
export function ChoicePanel({ exchange, from, onDone }: Props) {
  const { t } = useTranslation(['exchange-status', 'exchange', 'reusable'])
  const failureText = useFailureText()
  const known = exchange.extendedInfo.userRefundAddress ?? ''
  const [address, setAddress] = useState(known)
  const [extraId, setExtraId] = useState(exchange.extendedInfo.userRefundExtraId ?? '')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState<ExchangeActionName | null>(null)
  const isActing = useRef(false)
  const refused = refusedFields(failure)

  const act = async (action: ExchangeActionName) => {
    if (isActing.current) return
    isActing.current = true
    setBusy(action)
    setFailure(null)
    try {
      const { actOnExchange } = await import('@/api/exchanges')
      onDone(
        await actOnExchange(
          exchange.publicId,
          action === 'refund' ? { action, address, extraId } : { action },
        ),
      )
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isActing.current = false
      setBusy(null)
    }
  }
  const codeText = (field: string) =>
    refused[field] && t(`reusable:refusal.${refused[field]}`, { kind: from.extra_id })
  const addressError = codeText('address') ?? codeText('userRefundAddress')
  const extraError = codeText('extraId') ?? codeText('userRefundExtraId')

  return (
    <section className={styles.choice} aria-label={t('choice.title')}>
      <h2 className={styles.title}>{t('choice.title')}</h2>
      {exchange.issue && <p>{t(`issue.${exchange.issue}`)}</p>}
      {exchange.actions.includes('continue') && (
        <div>
          <Button busy={busy === 'continue'} onClick={() => void act('continue')}>
            {t('choice.continue')}
          </Button>
          <p className={styles.hint}>{t('choice.continueHint')}</p>
        </div>
      )}
      {exchange.actions.includes('refund') && (
        <form
          className={styles.refund}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void act('refund')
          }}
        >
          <TextField
            label={t('exchange:recipient.refundAddress', { ticker: from.symbolFront })}
            hint={
              from.fullInfo.network_name &&
              t('exchange:recipient.network', { network: from.fullInfo.network_name })
            }
            value={address}
            onChange={(event) => setAddress(event.target.value.trim())}
            error={addressError}
          />
          {from.has_extra_id && (
            <TextField
              label={from.extra_id}
              hint={t('choice.extraHint')}
              value={extraId}
              onChange={(event) => setExtraId(event.target.value.trim())}
              error={extraError}
            />
          )}
          <Button type="submit" look="outline" busy={busy === 'refund'}>
            {t('choice.refund')}
          </Button>
        </form>
      )}
      {failure && !addressError && !extraError && (
        <Callout tone="bad" role="alert">
          <p>{failureText(failure)}</p>
        </Callout>
      )}
    </section>
  )
}
