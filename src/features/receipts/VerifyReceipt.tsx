import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { FieldFrame } from '@/ui/form/FieldFrame'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { TextArea } from '@/ui/form/TextArea'
import { type Verdict, verdictOn } from './verdictOn'
import { VerifiedReceipt } from './VerifiedReceipt'
import styles from './VerifyReceipt.module.css'

/** Characters; a receipt has some 1,500. */
const LONGEST = 15_000

/** Verified in this browser with the site's public keys. */
export function VerifyReceipt() {
  const { t } = useTranslation('receipts')
  const { text, verdict, verdictNumber, isBusy, verify, take, edit } = useVerification()
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  return (
    <ScriptedForm
      without={t('noScripts')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        void verify(text)
      }}
    >
      {verdict && <Result key={verdictNumber} verdict={verdict} />}
      <FieldFrame label={t('file')} hint={t('fileHint')}>
        {(wiring) => (
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event.target.files?.[0])}
            {...wiring}
          />
        )}
      </FieldFrame>
      <TextArea
        label={t('text')}
        value={text}
        maxLength={LONGEST}
        spellCheck={false}
        onChange={(event) => edit(event.target.value)}
      />
      <Button type="submit" busy={isBusy}>
        {t('submit')}
      </Button>
    </ScriptedForm>
  )
}

/** Above the fields, and in sight wherever the page was scrolled to: the text of a receipt is longer than a window. */
function Result({ verdict }: { verdict: Verdict }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      <VerifiedReceipt verdict={verdict} />
    </div>
  )
}

function useVerification() {
  const [text, setText] = useState('')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  // The same verdict on the next file is another one to read.
  const [verdictNumber, setNumber] = useState(0)
  const { isPending, mutate } = useMutation(verdictOn, { overlap: 'replace' })

  const verify = async (receipt: string) => {
    setText(receipt)
    const outcome = await mutate(receipt)
    if (outcome?.kind !== 'done') return
    setVerdict(outcome.data)
    setNumber((number) => number + 1)
  }
  const take = async (file: File | undefined) => {
    if (file) await verify((await file.slice(0, LONGEST).text()).trim())
  }
  const edit = (typed: string) => {
    setText(typed)
    setVerdict(null)
  }
  return { text, verdict, verdictNumber, isBusy: isPending, verify, take, edit }
}
