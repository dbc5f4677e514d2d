import { useRouter } from 'next/router'
import { useState, type SyntheticEvent } from 'react'
import { paths } from '@/config/paths'
import { trackedExchangeId } from '@/domain/exchange/exchangeId'
import { TRACK_FAULT, TRACK_PATH } from '@/domain/site/trackAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from './Button'
import { TextField } from './TextField'
import styles from './TrackForm.module.css'

type Props = {
  /** One to a page: it shows what is wrong to visitors without scripts, whom the server leads back to it. */
  hasFault?: boolean
}

/** Opens the page of an exchange by its id or a link to it. Without scripts the server reads what was entered. */
export function TrackForm({ hasFault = false }: Props) {
  const { t } = useTranslation('header')
  const router = useRouter()
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('id')
    if (!(field instanceof HTMLInputElement)) return
    const publicId = trackedExchangeId(field.value)
    setWrong(publicId === null)
    if (publicId) void router.push(paths.status(publicId))
    else field.focus()
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
        name="id"
        label={t('track.label')}
        placeholder={t('track.placeholder')}
        error={isWrong && t('track.invalid')}
        maxLength={500}
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
