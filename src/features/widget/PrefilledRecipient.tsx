import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppDispatch } from '@/store/hooks'
import { recipientTyped } from '@/store/slices/exchangeSlice'
import { GroupedText } from '@/ui/address/GroupedText'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import styles from './Widget.module.css'

/** Characters at each end that people compare. */
const ENDS = 6

type Props = { address: string; memo: string; host: string }

/** An address that nobody has signed: it is in the form only once the visitor has confirmed it. */
export function PrefilledRecipient({ address, memo, host }: Props) {
  const { t } = useTranslation('widget')
  const dispatch = useAppDispatch()
  const [isDecided, setDecided] = useState(false)
  if (isDecided) return null
  const take = () => {
    dispatch(
      recipientTyped({ addressTo: address, addressToName: '', extraIdTo: memo, notProvideMemo: false }),
    )
    setDecided(true)
  }
  const isLong = address.length > 2 * ENDS
  return (
    <Callout tone="warm" title={t('prefill.title', { host })}>
      <p>
        <GroupedText>{address}</GroupedText>
      </p>
      {memo && <p>{t('locked.memo', { memo })}</p>}
      {isLong && <p>{t('prefill.compare', { first: address.slice(0, ENDS), last: address.slice(-ENDS) })}</p>}
      <div className={styles.choices}>
        <Button size="small" onClick={take}>
          {t('prefill.take')}
        </Button>
        <Button look="outline" size="small" onClick={() => setDecided(true)}>
          {t('prefill.leave')}
        </Button>
      </div>
    </Callout>
  )
}
