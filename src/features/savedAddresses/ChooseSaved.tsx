import { useState } from 'react'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import type { SavedAddress } from '@/contract/programmes'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { recipientTyped } from '@/store/slices/exchangeSlice'
import { useAppDispatch } from '@/store/hooks'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { Destination } from '@/ui/currency/Destination'
import { Dialog } from '@/ui/feedback/Dialog'
import { Icon } from '@/ui/layout/Icon'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { savedOf } from './savedOf'
import styles from './SavedAddresses.module.css'

type Props = { currency: Currency }

export function ChooseSaved({ currency }: Props) {
  const { t } = useTranslation('exchange')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" aria-label={t('saved.title')} onClick={() => setOpen(true)}>
        <Icon name="star" size={18} />
        <span className={styles.toolName}>{t('saved.title')}</span>
      </Button>
      {isOpen && (
        <Dialog title={t('saved.title')} closeLabel={t('picker.close')} onClose={() => setOpen(false)}>
          <Choices currency={currency} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Choices({ currency, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('exchange')
  const { withKind } = useExtraIdKind()
  const dispatch = useAppDispatch()
  const { data, failure, isFetching, refetch } = useQuery(currency.symbol, () =>
    savedOf({ ticker: tickerOf(currency), network: currency.network }),
  )
  const choose = ({ address, extraId }: SavedAddress) => {
    // Saved without an extra id it was declared to need none.
    const needsNone = currency.has_extra_id && extraId === null
    dispatch(recipientTyped({ addressTo: address, extraIdTo: extraId ?? '', notProvideMemo: needsNone }))
    onDone()
  }
  if (failure) return <LoadError failure={failure} what={t('saved.failed')} onAgain={() => void refetch()} />
  if (!data || isFetching) return <Skeleton label={t('saved.loading')} lines={3} />
  if (data.length === 0) return <p>{t('saved.none', { ticker: currency.symbolFront })}</p>
  return (
    <ul className={styles.choose}>
      {data.map((saved) => (
        <li key={saved.id}>
          <Button look="outline" wide className={styles.chosen} onClick={() => choose(saved)}>
            <span>
              <b>{saved.label}</b>
              <Destination
                address={saved.address}
                notes={[
                  saved.extraId &&
                    withKind(currency.extra_id, (kind) =>
                      t('review.extra', { kind, value: saved.extraId ?? undefined }),
                    ),
                ]}
              />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
