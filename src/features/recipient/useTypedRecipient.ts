import { useEffect, useEffectEvent, useRef } from 'react'
import { readTypedRecipient, storeTypedRecipient } from '@/browser/page/typedRecipient'
import type { Currency } from '@/domain/currency/currency'
import { recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

export function useTypedRecipient(from: Currency, to: Currency) {
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const pair = `${from.symbol} ${to.symbol}`
  const { addressTo, addressToName, extraIdTo, notProvideMemo } = draft
  const { userRefundAddress, userRefundName, userRefundExtraId, notProvideRefundMemo } = draft
  const isTouched = Boolean(addressTo || extraIdTo || userRefundAddress || userRefundExtraId)

  const restore = useEffectEvent(() => {
    const typed = isTouched ? null : readTypedRecipient(pair)
    if (typed) dispatch(recipientTyped(typed.fields))
  })
  useEffect(() => restore(), [pair])
  const wasTouched = useRef(false)
  useEffect(() => {
    if (!isTouched) {
      if (wasTouched.current) storeTypedRecipient(null)
      return
    }
    wasTouched.current = true
    const texts = { addressTo, extraIdTo, userRefundAddress, userRefundExtraId }
    const names = { addressToName, userRefundName }
    storeTypedRecipient({ pair, fields: { ...texts, ...names, notProvideMemo, notProvideRefundMemo } })
  }, [
    pair,
    isTouched,
    addressTo,
    addressToName,
    extraIdTo,
    notProvideMemo,
    userRefundAddress,
    userRefundName,
    userRefundExtraId,
    notProvideRefundMemo,
  ])
}
