import type { ReactNode } from 'react'
import { fullAmount } from '@/domain/money/amount'
import { refusedFields, type Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { Side } from '@/store/quote/exchangeDraft'
import { amountTaken, rateKindChosen, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/form/Button'
import { brokenLimit } from './brokenLimit'
import styles from './AmountNote.module.css'

type Props = { failure: Failure; side: Side; ticker: string; onRetry: () => void }

export function FailureNote({ failure, side, ticker, onRetry }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const failureText = useFailureText()
  const fixed = useAppSelector((state) => selectDraft(state).fixed)
  const refused = refusedFields(failure)
  const limit = brokenLimit(failure)
  const isFixedToBlame = fixed && (refused.fixed !== undefined || refused.amount === 'amount_above_max')
  return (
    <span className={styles.wrong}>
      <span>
        {limit
          ? t(limit.isLow ? 'amount.belowMin' : 'amount.aboveMax', {
              amount: fullAmount(limit.amount, intl),
              ticker,
            })
          : failureText(failure)}
      </span>
      {limit && (
        <Way onTake={() => dispatch(amountTaken({ side, amount: limit.amount }))}>
          {t(limit.isLow ? 'amount.useMin' : 'amount.useMax')}
        </Way>
      )}
      {isFixedToBlame && (
        <Way onTake={() => dispatch(rateKindChosen('floating'))}>{t('amount.useFloating')}</Way>
      )}
      {!limit && !isFixedToBlame && failure.kind !== 'notOffered' && (
        <Way onTake={onRetry}>{t('form.retry')}</Way>
      )}
    </span>
  )
}

const Way = ({ onTake, children }: { onTake: () => void; children: ReactNode }) => (
  <Button look="quiet" className={styles.way} onClick={onTake}>
    {children}
  </Button>
)
