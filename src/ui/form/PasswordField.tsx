import { useState } from 'react'
import { PASSWORD } from '@/domain/account/account'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from './Button'
import { TextField } from './TextField'

type Props = {
  label?: string
  name?: string
  /** A new one shows its rule; password managers make it or fill the known one in. */
  kind: 'new' | 'current'
  problem?: string
}

export function PasswordField({ label, name = 'password', kind, problem }: Props) {
  const { t } = useTranslation('credentials')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      label={label ?? t('password')}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      required
      hint={kind === 'new' && t('rule', PASSWORD)}
      error={problem && t(`problem.${problem}`, { ...PASSWORD, defaultValue: t('problem.refused') })}
    >
      <Button
        look="quiet"
        size="small"
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
    </TextField>
  )
}
