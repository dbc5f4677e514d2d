import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from './TextField'

type Props = {
  label?: string
  hint?: ReactNode
  /** `username` where one signs in by it, for password managers. */
  autoComplete: 'username' | 'email'
  defaultValue?: string
  problem?: string
}

export function EmailField({ label, problem, ...field }: Props) {
  const { t } = useTranslation('credentials')
  return (
    <TextField
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      required
      error={problem && t(`problem.${problem}`, { defaultValue: t('problem.refused') })}
      {...field}
    />
  )
}
