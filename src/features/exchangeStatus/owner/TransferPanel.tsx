import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef, useState } from 'react'
import { transferLink } from '@/browser/storage/transferToken'
import { formatDate, TIME } from '@/domain/text/date'
import { failureOf, type Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { QrCode } from '@/ui/currency/QrCode'
import { useCopyWords } from '../useCopyWords'
import styles from './Transfer.module.css'

type State =
  | { kind: 'asking' }
  | { kind: 'made'; link: string; expiresAt: string }
  | { kind: 'failed'; failure: Failure }

/** A link that works once and soon, to scan or to copy. It is nowhere shown as text, where it might be read over a shoulder. */
export function TransferPanel({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const copyWords = useCopyWords()
  const failureText = useFailureText()
  const [state, setState] = useState<State>({ kind: 'asking' })
  const make = () => {
    setState({ kind: 'asking' })
    void makeLink(publicId).then(setState)
  }
  const title = useRef<HTMLHeadingElement>(null)
  const isMade = state.kind === 'made'
  // The pressed button is gone.
  useEffect(() => {
    if (isMade) title.current?.focus()
  }, [isMade])
  useEffect(() => {
    let isGone = false
    void makeLink(publicId).then((made) => isGone || setState(made))
    return () => void (isGone = true)
  }, [publicId])

  if (!isMade) {
    return (
      <>
        <Button look="outline" size="small" busy={state.kind === 'asking'} onClick={make}>
          {t('transfer.offer')}
        </Button>
        {state.kind === 'failed' && <p role="alert">{failureText(state.failure)}</p>}
      </>
    )
  }
  const time = formatDate(state.expiresAt, intl, TIME)
  return (
    <section className={styles.transfer} aria-label={t('transfer.title')}>
      <h2 tabIndex={-1} ref={title}>
        {t('transfer.title')}
      </h2>
      <p>{t('transfer.text', { time })}</p>
      <div className={styles.code}>
        <QrCode text={state.link} label={t('transfer.code')} />
      </div>
      <div className={styles.buttons}>
        <CopyButton value={state.link} words={copyWords} label={t('transfer.copy')} />
        <Button look="quiet" size="small" onClick={make}>
          {t('transfer.again')}
        </Button>
      </div>
    </section>
  )
}

async function makeLink(publicId: string): Promise<State> {
  try {
    const { createTransfer } = await import('@/api/exchanges')
    const { token, expiresAt } = await createTransfer(publicId)
    return { kind: 'made', link: transferLink(publicId, token), expiresAt }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
