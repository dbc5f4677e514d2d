import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { Callout } from '@/ui/feedback/Callout'
import styles from './ExchangeForm.module.css'
import { useLinkedPair } from './useLinkedPair'

export function LinkNote() {
  const { t } = useTranslation('exchange')
  const { isUnknown } = useLinkedPair()
  const { from, to } = useAppSelector(selectDraft)
  const pair = `${from} ${to}`
  const [first] = useState(pair)
  if (!isUnknown || pair !== first) return null
  return (
    <div className={styles.link}>
      <Callout role="status">
        <p>{t('form.linkUnknown')}</p>
      </Callout>
    </div>
  )
}
