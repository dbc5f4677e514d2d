import { useEffect, useRef, useState } from 'react'
import { renamePasskey } from '@/api/security'
import type { SecurityState } from '@/contract/security'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { useMoment } from '@/ui/hooks/useMoment'
import { Failed } from './Failed'
import styles from './Settings.module.css'

type Props = {
  passkey: SecurityState['passkeys'][number]
  isBusy: boolean
  onRemove: () => void
  onRenamed: () => void
}

/** As the contract has it. */
const MAX_NAME = 64

export function PasskeyRow({ passkey, isBusy, onRemove, onRenamed }: Props) {
  const { t } = useTranslation('account-settings')
  const [isNaming, setNaming] = useState(false)
  const renaming = useRef<HTMLButtonElement>(null)
  const name = passkey.name || t('security.passkeys.unnamed')
  const close = () => {
    setNaming(false)
    renaming.current?.focus()
  }
  return (
    <li>
      <About passkey={passkey} name={name} />
      <div className={styles.row}>
        <Button
          ref={renaming}
          look="quiet"
          size="small"
          aria-label={t('security.passkeys.renameLabel', { name })}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {t('security.passkeys.rename')}
        </Button>
        <Button
          look="outline"
          size="small"
          busy={isBusy}
          aria-label={t('security.passkeys.removeLabel', { name })}
          onClick={onRemove}
        >
          {t('security.passkeys.remove')}
        </Button>
      </div>
      {isNaming && (
        <NameForm
          id={passkey.id}
          first={name}
          onCancel={close}
          onSaved={() => {
            close()
            onRenamed()
          }}
        />
      )}
    </li>
  )
}

function About({ passkey, name }: Pick<Props, 'passkey'> & { name: string }) {
  const { t } = useTranslation('account-settings')
  const moment = useMoment(useLanguage().intl)
  return (
    <div>
      <b>{name}</b>
      <small>{t('security.passkeys.added', { at: moment(passkey.createdAt) })}</small>
      {passkey.usedAt && <small>{t('security.passkeys.used', { at: moment(passkey.usedAt) })}</small>}
    </div>
  )
}

type FormProps = { id: string; first: string; onCancel: () => void; onSaved: () => void }

function NameForm({ id, first, onCancel, onSaved }: FormProps) {
  const { t } = useTranslation('account-settings')
  const [name, setName] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  const { isPending, failure, mutate } = useMutation(async (next: string) => {
    await renamePasskey(id, next)
    onSaved()
  })
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  return (
    <form
      ref={form}
      className={styles.naming}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void mutate(name.trim())
        else event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextField
        label={t('security.passkeys.name')}
        value={name}
        maxLength={MAX_NAME}
        autoCapitalize="sentences"
        onChange={({ target }) => setName(target.value)}
      />
      {failure && <Failed failure={failure} />}
      <div className={styles.row}>
        <Button type="submit" size="small" busy={isPending}>
          {t('security.passkeys.save')}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('security.passkeys.cancel')}
        </Button>
      </div>
    </form>
  )
}
