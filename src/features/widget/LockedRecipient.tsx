import { useEffect } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { currencyChosen, recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { GroupedText } from '@/ui/address/GroupedText'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'

type Recipient = { currency: Currency; address: string; memo: string }

/** In place of the fields of the recipient; the draft has this recipient as long as it is shown. */
export function LockedRecipient({ currency, address, memo, host }: Recipient & { host: string }) {
  const { t } = useTranslation('widget')
  const dispatch = useAppDispatch()
  const { addressTo, extraIdTo, notProvideMemo } = useAppSelector(selectDraft)
  const isRight = addressTo === address && extraIdTo === memo && notProvideMemo === (memo === '')
  useEffect(() => {
    if (isRight) return
    const none = { addressToName: '', notProvideMemo: memo === '' }
    dispatch(recipientTyped({ addressTo: address, extraIdTo: memo, ...none }))
  }, [dispatch, isRight, address, memo])
  return (
    <Callout tone="plain" title={t('locked.title', { host, ticker: currency.symbolFront })}>
      <p>
        <GroupedText>{address}</GroupedText>
      </p>
      {memo && <p>{t('locked.memo', { memo })}</p>}
      <p>{t('locked.text', { host })}</p>
    </Callout>
  )
}

/** Another coin was chosen than the one that the locked recipient receives. */
export function OtherCoin({ currency }: { currency: Currency }) {
  const { t } = useTranslation('widget')
  const dispatch = useAppDispatch()
  const ticker = currency.symbolFront
  const back = () => dispatch(currencyChosen({ side: 'to', symbol: currency.symbol }))
  return (
    <Callout tone="warm" role="status" title={t('locked.other', { ticker })}>
      <Button look="outline" size="small" onClick={back}>
        {t('locked.back', { ticker })}
      </Button>
    </Callout>
  )
}
