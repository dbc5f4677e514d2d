import { fetchEstimate } from '@/api/quotes'
import type { Exchange } from '@/contract/exchanges'
import { fullAmount, showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Verbatim } from '@/ui/layout/Verbatim'
import styles from './ChoicePanel.module.css'

type Props = { exchange: Exchange; from: Currency; to: Currency; isBusy: boolean; onConfirm: () => void }

export function ContinueReview({ exchange, from, to, isBusy, onConfirm }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const amount = exchange.amountFrom ?? exchange.expectedAmountFrom
  const { data, failure, refetch } = useQuery(amount, async () => {
    const request = { tickerFrom, networkFrom, tickerTo, networkTo, amount, reverse: false, fixed: false }
    return fetchEstimate(request)
  })
  const received = `${fullAmount(amount, intl)} ${from.symbolFront}`
  return (
    <>
      {failure && <LoadError failure={failure} what={t('choice.estimate')} onAgain={() => void refetch()} />}
      <DescriptionList
        rows={[
          [t('choice.received'), <Verbatim key="received">{received}</Verbatim>],
          [
            t('choice.estimate'),
            <span key="estimate" role="status">
              {data ? (
                <Verbatim>{`≈ ${showAmount(data.estimate, intl)} ${to.symbolFront}`}</Verbatim>
              ) : (
                !failure && t('choice.asking')
              )}
            </span>,
          ],
        ]}
      />
      <p className={styles.hint}>{t('choice.rateMoves')}</p>
      <Button busy={isBusy || !data} onClick={onConfirm}>
        {t('choice.confirmContinue')}
      </Button>
    </>
  )
}
