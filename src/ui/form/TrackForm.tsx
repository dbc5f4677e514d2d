import { useRouter } from 'next/router'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { paths } from '@/config/paths'
import { trackedExchangeId } from '@/domain/exchange/exchangeId'
import { TRACK_ENTERED, TRACK_FAULT, TRACK_LIMIT, TRACK_PATH } from '@/domain/site/trackAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from './Button'
import { TextField } from './TextField'
import styles from './TrackForm.module.css'

type Props = {
  /** One to a page: it shows what is wrong to visitors without scripts, whom the server leads back to it. */
  hasFault?: boolean
  /** What is in the field at first. */
  entered?: string
}

/** Opens the page of an exchange by its id or a link to it. Without scripts the server reads what was entered. */
export function TrackForm({ hasFault = false, entered = '' }: Props) {
  const { t } = useTranslation('header')
  const router = useRouter()
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The page is served the same for every address.
    const sent = new URLSearchParams(window.location.search).get(TRACK_ENTERED)
    if (sent && field.current?.value === '') field.current.value = sent
  }, [])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const publicId = trackedExchangeId(field.current?.value ?? '')
    setWrong(publicId === null)
    if (publicId) void router.push(paths.status(publicId))
    else field.current?.focus()
  }
  return (
    <form
      className={styles.form}
      action={TRACK_PATH}
      onSubmit={submit}
      role="search"
      aria-label={t('track.label')}
    >
      <input type="hidden" name="lang" value={router.locale} />
      <TextField
        ref={field}
        name="id"
        defaultValue={entered}
        label={t('track.label')}
        placeholder={t('track.placeholder')}
        error={isWrong && t('track.invalid')}
        maxLength={TRACK_LIMIT}
      >
        <Button type="submit" size="small">
          {t('track.open')}
        </Button>
      </TextField>
      {hasFault && (
        <p id={TRACK_FAULT} className={styles.fault}>
          {t('track.invalid')}
        </p>
      )}
    </form>
  )
}
