import { useEffect, useEffectEvent, useState } from 'react'
import { accountTimings } from '@/config/accountTimings'
import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'

type Props = { search: string; onSearch: (search: string) => void }

export function HistorySearch({ search, onSearch }: Props) {
  const { t } = useTranslation('customer_account')
  const [typed, setTyped] = useState(search)
  const [submitted, setSubmitted] = useState(search)
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    // Changed by Back or by clearing the filters, not by typing.
    if (search !== submitted) {
      setSubmitted(search)
      setTyped(search)
    }
  }
  const submit = useEffectEvent((text: string) => {
    setSubmitted(text)
    onSearch(text)
  })
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === submitted) return
    const timer = setTimeout(() => submit(wanted), accountTimings.searchDebounce)
    return () => clearTimeout(timer)
  }, [wanted, submitted])
  return (
    <TextField
      type="search"
      label={t('history.search')}
      hint={t('history.searchHint')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      enterKeyHint="search"
    />
  )
}
