import { decideAmount } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import type { AmountChoice } from '@/domain/exchange/amountChange'
import { countdownText } from '@/domain/exchange/countdown'
import { rateChange } from '@/domain/exchange/rateChange'
import { fullAmount, showAmount } from '@/domain/money/amount'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import { Verbatim } from '@/ui/layout/Verbatim'
import { DescriptionList } from '@/ui/table/DescriptionList'
import choiceStyles from '../choice/ChoicePanel.module.css'
import styles from '../ExchangeStatus.module.css'
import { useTimeLeft } from '../useTimeLeft'

type Props = {
  exchange: Exchange
  change: NonNullable<Exchange['amountChange']>
  from: Currency
  to: Currency
  onDone: (exchange: Exchange) => void
}

/** The provider made the order at another amount than the quoted one: its address comes with the acceptance. */
export function AmountDecision({ exchange: { publicId, serverTime }, change, from, to, onDone }: Props) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const { isPending, failure, mutate } = useMutation(async (decision: AmountChoice) => {
    const { amountFrom, amountTo } = change
    onDone(await decideAmount(publicId, { decision, amountFrom, amountTo }))
  })
  return (
    <>
      <BothAmounts {...{ change, serverTime, from, to }} />
      <p>{t('amountChange.floating')}</p>
      <div className={styles.ways}>
        <Button busy={isPending} onClick={() => void mutate('accept')}>
          {t('amountChange.accept')}
        </Button>
        <Button look="outline" busy={isPending} onClick={() => void mutate('decline')}>
          {t('amountChange.decline')}
        </Button>
      </div>
      {failure && (
        <SubmitError
          failure={failure}
          fields={t('reusable:refusal.validation_failed')}
          uncertain={t('choice.uncertain')}
        />
      )}
      <p className={choiceStyles.hint}>{t('amountChange.otherwise')}</p>
    </>
  )
}

type BothProps = Pick<Props, 'change' | 'from' | 'to'> & { serverTime: string }

function BothAmounts({ change, serverTime, from, to }: BothProps) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const left = useTimeLeft(change.decideBy, serverTime)
  const { amountFrom, amountTo, quotedFrom, quotedTo } = change
  // What arrives is an estimate: all 18 places of it would break in two on a phone.
  const amounts = (sent: string, got: string) =>
    `${fullAmount(sent, intl)}\u00a0${from.symbolFront} → ≈\u00a0${showAmount(got, intl)}\u00a0${to.symbolFront}`
  const percent = numberFormat(intl, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const now = (
    <b key="now">
      <Verbatim>{amounts(amountFrom, amountTo)}</Verbatim>
    </b>
  )
  return (
    <DescriptionList
      rows={[
        [t('amountChange.quoted'), <Verbatim key="quoted">{amounts(quotedFrom, quotedTo)}</Verbatim>],
        [t('amountChange.now'), now],
        [t('amountChange.rate'), percent.format(rateChange(change))],
        [
          t('amountChange.timeLeft'),
          <span key="left" role="timer">
            {countdownText(Math.max(0, left), intl)}
          </span>,
        ],
      ]}
    />
  )
}
