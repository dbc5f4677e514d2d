import { useRef, useState, type ReactNode } from 'react'
import type { AddressCurrency } from '@/domain/address/paymentCode'
import type { Explorer } from '@/domain/address/readWebLink'
import type { AddressVerdict, RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useTranslation } from '@/i18n/useTranslation'
import { useRested } from '@/ui/hooks/useRested'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { FieldFrame } from '@/ui/form/FieldFrame'
import styles from './AddressField.module.css'
import { addressErrorText } from './addressErrorText'
import { AddressText } from './AddressText'
import { AddressTools } from './AddressTools'
import { useAddressEntry } from './useAddressEntry'

type Props = {
  currency: AddressCurrency
  label: string
  value: string
  check: {
    verdict: AddressVerdict | null
    guess: string | undefined
    mayBe: string | undefined
    hasFailed: boolean
    isMistyped: boolean
    invoice?: { amountBtc: string | null } | null
    explorers: readonly Explorer[]
  }
  problem: RecipientProblem | undefined
  /** Before a first try only a field that was left shows its problem. */
  showAll: boolean
  onChange: (address: string) => void
  /** Of a payment link, beside the address. */
  onExtraId?: (extraId: string) => void
  /** Of a payment link: a decimal string in whole units. */
  onAmount?: (amount: string) => void
  tools?: ReactNode
  note?: string
  isRequired?: boolean
}

export function AddressField(props: Props) {
  const { label, onAmount, tools, isRequired = false } = props
  const { t } = useTranslation(['exchange', 'reusable'])
  const area = useRef<HTMLTextAreaElement>(null)
  const entry = useAddressEntry(props)
  const { text, secret, link } = entry
  const { shown, leave } = useShownProblem(
    entry.isOwn ? { ...props, value: text, problem: 'address_invalid' } : props,
  )
  const take = (whole: string, wasLeft = true) => leave(entry.take(whole), wasLeft)
  const clear = () => {
    entry.clear()
    area.current?.focus()
  }
  return (
    <div className={styles.field}>
      <FieldFrame
        label={label}
        {...sentences(t, props, shown, link)}
        below={
          <AddressTools isFilled={text !== ''} canScan={!props.currency.isFiat} onText={take} onClear={clear}>
            {tools}
          </AddressTools>
        }
      >
        {(wiring) => (
          <AddressText
            {...wiring}
            ref={area}
            value={text}
            aria-required={isRequired || undefined}
            data-withheld={entry.isOwn || undefined}
            onChange={({ target, nativeEvent }) =>
              isPaste(nativeEvent) ? take(target.value) : entry.type(target.value)
            }
            onBlur={({ relatedTarget }) => take(text, !isSubmit(relatedTarget))}
          />
        )}
      </FieldFrame>
      {secret && <SecretAlarm secret={secret} onClear={clear} />}
      {onAmount && link.amount && (
        <OfferedAmount {...props} amount={link.amount} onTake={onAmount} onTaken={entry.forgetLink} />
      )}
    </div>
  )
}

type Offer = {
  currency: AddressCurrency
  amount: string
  onTake: (amount: string) => void
  onTaken: () => void
}

function OfferedAmount({ currency, amount, onTake, onTaken }: Offer) {
  const { t } = useTranslation('exchange')
  const take = () => {
    onTake(amount)
    onTaken()
  }
  return (
    <Button look="outline" size="small" onClick={take}>
      {t('recipient.useAmount', { amount, ticker: currency.symbolFront })}
    </Button>
  )
}

function SecretAlarm({ secret, onClear }: { secret: 'phrase' | 'key'; onClear: () => void }) {
  const { t } = useTranslation('exchange')
  return (
    <Callout tone="bad" role="alert">
      <p>{t(secret === 'phrase' ? 'recipient.phrase' : 'recipient.key')}</p>
      <Button look="outline" size="small" onClick={onClear}>
        {t('recipient.clearField')}
      </Button>
    </Callout>
  )
}

const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste'

/** A sentence that appears during a press would move the button away from under the pointer. */
const isSubmit = (next: EventTarget | null) => next instanceof HTMLButtonElement && next.type === 'submit'

/** Not at each character while an address is typed. */
function useShownProblem({ value, problem, showAll }: Pick<Props, 'value' | 'problem' | 'showAll'>) {
  const [isLeft, setLeft] = useState(false)
  const { hasRested, settle } = useRested(value)
  const isDue = showAll || (isLeft && problem !== 'address_required' && problem !== 'name_unchosen')
  const leave = (address: string, wasLeft: boolean) => {
    if (wasLeft) setLeft(true)
    settle(address)
  }
  return { shown: problem && hasRested && isDue ? problem : null, leave }
}

type Texts = ReturnType<typeof useTranslation>['t']

type Read = { otherChain: string | null; lostId: string | null }

function sentences(t: Texts, props: Props, shown: RecipientProblem | null, { otherChain, lostId }: Read) {
  const { check, currency, value, note } = props
  const network = currency.fullInfo.network_name
  const place = network ? t('recipient.network', { network }) : t('recipient.bank')
  const isValid = check.verdict === 'valid' && value !== '' && !shown
  const isUncertain = check.verdict === 'warn' && value !== ''
  const other = isValid && check.mayBe
  return {
    hint: note ? `${place} · ${note}` : place,
    error: otherChain
      ? t('recipient.wrongLink', { chain: otherChain, network })
      : shown && addressErrorText(t, shown, { ...check, network }),
    caution: lostId
      ? t('recipient.linkExtra', { value: lostId, network })
      : other
        ? t('recipient.mayBe', { other, network })
        : isUncertain && t(check.hasFailed ? 'recipient.notChecked' : 'recipient.unchecked'),
    success:
      isValid &&
      !other &&
      !lostId &&
      (network ? t('recipient.valid', { network }) : t('recipient.validAccount')),
  }
}
