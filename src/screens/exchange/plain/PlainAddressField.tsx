import type { Currency } from '@/domain/currency/currency'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import { useTranslation } from '@/i18n/useTranslation'
import { addressErrorText } from '@/ui/address/addressErrorText'
import { FieldFrame } from '@/ui/form/FieldFrame'
import { addressCaution } from './addressCaution'
import type { JudgedAddress } from './judgeAddress'

type Props = {
  name: string
  currency: Currency
  label: string
  value: string
  judged: JudgedAddress | null
  problem: RecipientProblem | undefined
  note?: string | undefined
  isRequired?: boolean
}

export function PlainAddressField(props: Props) {
  const { name, currency, label, value, judged, problem, note, isRequired = false } = props
  const { t } = useTranslation(['exchange', 'reusable'])
  const network = currency.fullInfo.network_name
  const place = network ? t('recipient.network', { network }) : t('recipient.bank')
  return (
    <FieldFrame
      id={name}
      label={label}
      hint={note ? `${place} · ${note}` : place}
      error={errorText()}
      caution={judged ? addressCaution(t, judged, network) : undefined}
    >
      {(wiring) => (
        <textarea
          name={name}
          rows={2}
          defaultValue={value}
          maxLength={1000}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          aria-required={isRequired || undefined}
          {...wiring}
        />
      )}
    </FieldFrame>
  )

  function errorText() {
    if (judged?.isSecret) return t('plain.secret')
    if (judged?.otherChain) return t('recipient.wrongLink', { chain: judged.otherChain, network })
    if (!problem) return undefined
    if (problem === 'name_unchosen') return t('recipient.nameOff')
    const { isMistyped = false, guess } = judged ?? {}
    return addressErrorText(t, problem, { isMistyped, guess: guess ?? undefined, network })
  }
}
