import { useEffect, useRef } from 'react'
import { createTransfer } from '@/api/exchanges'
import { transferLink } from '@/browser/storage/transferToken'
import { formatDate, TIME } from '@/domain/text/date'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { QrCode } from '@/ui/currency/QrCode'
import { useCopyWords } from '../useCopyWords'
import styles from './Transfer.module.css'

/** The one-time link is nowhere shown as text, where it might be read over a shoulder. */
export function TransferPanel({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  const { intl } = useLanguage()
  const copyWords = useCopyWords()
  const failureText = useFailureText()
  const { data, failure, isFetching, refetch } = useQuery(publicId, () => makeLink(publicId))
  const make = () => void refetch()
  const made = isFetching || failure ? null : data
  const title = useRef<HTMLHeadingElement>(null)
  const isMade = made !== null
  useEffect(() => {
    if (isMade) title.current?.focus()
  }, [isMade])
  if (!made) {
    return (
      <>
        <Button look="outline" size="small" busy={isFetching} onClick={make}>
          {t('transfer.offer')}
        </Button>
        {failure && <p role="alert">{failureText(failure)}</p>}
      </>
    )
  }
  const time = formatDate(made.expiresAt, intl, TIME)
  return (
    <section className={styles.transfer} aria-label={t('transfer.title')}>
      <h2 tabIndex={-1} ref={title}>
        {t('transfer.title')}
      </h2>
      <p>{t('transfer.text', { time })}</p>
      <div className={styles.code}>
        <QrCode text={made.link} label={t('transfer.code')} />
      </div>
      <div className={styles.buttons}>
        <CopyButton value={made.link} words={copyWords} label={t('transfer.copy')} />
        <Button look="quiet" size="small" onClick={make}>
          {t('transfer.again')}
        </Button>
      </div>
    </section>
  )
}

async function makeLink(publicId: string) {
  const { token, expiresAt } = await createTransfer(publicId)
  return { link: transferLink(publicId, token), expiresAt }
}
