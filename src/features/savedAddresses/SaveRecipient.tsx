import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { ownExchanges } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'
import { failureOf, type Failure } from '@/domain/text/failure'
import { labelProblem, MAX_LABEL_LENGTH } from '@/domain/address/savedAddress'
import { selectExchange } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { useQuery } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextField } from '@/ui/form/TextField'
import styles from './SavedAddresses.module.css'
import { savedOf } from './savedOf'

export function SaveRecipient({ publicId }: { publicId: string }) {
  const exchange = useAppSelector(selectExchange(publicId))
  const [isOwn] = useState(() => ownExchanges().some((own) => own.publicId === publicId))
  return exchange && isOwn ? <Offer exchange={exchange} /> : null
}

function Offer({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('exchange-status')
  const { addressTo, extraIdTo } = exchange.extendedInfo
  const [savedAs, setSavedAs] = useState<string | null>(null)
  // Where the book cannot be read nothing is offered; saving would fail as well.
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
  const [label, setLabel] = useState('')
  const [hasTried, setTried] = useState(false)
  const { isSaving, failure, save } = useSaving(exchange, onSaved)
  const problem = labelProblem(label)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!problem) void save(label.trim())
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextField
        label={t('save.label')}
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
        <Button type="submit" look="outline" busy={isSaving}>
          {t('save.save')}
        </Button>
      </div>
    </form>
  )
}

function useSaving({ tickerTo, networkTo, extendedInfo }: Exchange, onSaved: (label: string) => void) {
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const save = async (label: string) => {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    try {
      const { saveAddress } = await import('@/api/savedAddresses')
      const { addressTo: address, extraIdTo: extraId } = extendedInfo
      // The order was accepted with or without an extra id; so is the entry.
      const notProvideMemo = extraId === null
      const saved = await saveAddress({
        ...{ label, ticker: tickerTo, network: networkTo },
        ...{ address, extraId, notProvideMemo },
      })
      onSaved(saved.label)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setSaving(false)
  }
  return { isSaving, failure, save }
}
