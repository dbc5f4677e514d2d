import type { Exchange } from '@/contract/exchanges'
import { fullAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Verbatim } from '@/ui/layout/Verbatim'
import styles from './ChoicePanel.module.css'
import { MarketEstimate, useMarketEstimate } from './MarketEstimate'

type Props = { exchange: Exchange; from: Currency; to: Currency; isBusy: boolean; onConfirm: () => void }

export function ContinueReview({ exchange, from, to, isBusy, onConfirm }: Props) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const { amount, estimate, failure, refetch } = useMarketEstimate(exchange)
  const received = `${fullAmount(amount, intl)} ${from.symbolFront}`
  return (
    <>
      {failure && <LoadError failure={failure} what={t('choice.estimate')} onAgain={() => void refetch()} />}
      <DescriptionList
        rows={[
          [t('choice.received'), <Verbatim key="received">{received}</Verbatim>],
          [t('choice.estimate'), <MarketEstimate key="estimate" {...{ estimate, failure, to }} />],
        ]}
      />
      <p className={styles.hint}>{t('choice.rateMoves')}</p>
      <Button busy={isBusy || !estimate} onClick={onConfirm}>
        {t('choice.confirmContinue')}
      </Button>
    </>
  )
}
