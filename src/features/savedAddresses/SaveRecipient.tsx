import { useState } from 'react'
import { saveAddress } from '@/api/addresses'
import { ownExchanges } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'
import { slugOf } from '@/domain/currency/currency'
import { labelProblem, MAX_LABEL_LENGTH } from '@/domain/address/savedAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { selectCurrencyBySlug, selectExchange } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { useQuery } from '@/query/useQuery'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextField } from '@/ui/form/TextField'
import styles from './SavedAddresses.module.css'
import { savedOf } from './savedOf'

export function SaveRecipient({ publicId }: { publicId: string }) {
  const exchange = useAppSelector(selectExchange(publicId))
  const [isOwn] = useState(() => ownExchanges().some((own) => own.publicId === publicId))
  // Of an account at a ramp only a part is known.
  const isWhole = exchange && !(exchange.ramp && exchange.ramp.direction === 'sell')
  return isWhole && isOwn ? <Offer exchange={exchange} /> : null
}

function Offer({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { addressTo, extraIdTo } = exchange.extendedInfo
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const { data } = useQuery(exchange.publicId, () =>
    savedOf({ ticker: exchange.tickerTo, network: exchange.networkTo }),
  )
  const isKnown = data?.some(({ address, extraId }) => address === addressTo && extraId === extraIdTo)
  if (!data || (isKnown && savedAs === null)) return null
  return (
    <Panel>
      {savedAs === null ? (
        <LabelForm exchange={exchange} onSaved={setSavedAs} />
      ) : (
        <p role="status" tabIndex={-1} ref={(reported) => reported?.focus()}>
          {t('save.done', { label: savedAs })}
        </p>
      )}
    </Panel>
  )
}

type FormProps = { exchange: Exchange; onSaved: (label: string) => void }

function LabelForm({ exchange, onSaved }: FormProps) {
  const { t } = useTranslation('exchange-status')
  const slug = slugOf({ symbolFront: exchange.tickerTo, network: exchange.networkTo })
  const isBank = useAppSelector(selectCurrencyBySlug(slug))?.isFiat ?? false
  const [label, setLabel] = useState('')
  const [hasTried, setTried] = useState(false)
  const { isPending, failure, mutate } = useMutation(async (name: string) =>
    onSaved((await saveRecipient(exchange, name)).label),
  )
  const problem = labelProblem(label)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!problem) void mutate(label.trim())
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextField
        label={t(isBank ? 'save.account' : 'save.label')}
        hint={t('save.hint')}
        value={label}
        autoCapitalize="sentences"
        onChange={({ target }) => setLabel(target.value)}
        error={hasTried && problem && t(`save.problem.${problem}`, { count: MAX_LABEL_LENGTH })}
      />
      {failure && (
        <SubmitError failure={failure} fields={t('save.refused')} uncertain={t('save.uncertain')} />
      )}
      <div>
        <Button type="submit" look="outline" busy={isPending}>
          {t('save.save')}
        </Button>
      </div>
    </form>
  )
}

async function saveRecipient({ tickerTo, networkTo, extendedInfo }: Exchange, label: string) {
  const { addressTo: address, extraIdTo: extraId } = extendedInfo
  return saveAddress({
    label,
    ticker: tickerTo,
    network: networkTo,
    address,
    extraId,
    // The order was accepted with or without an extra id; so is the entry.
    notProvideMemo: extraId === null,
  })
}
