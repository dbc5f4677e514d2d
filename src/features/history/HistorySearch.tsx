import { useTranslation } from 'next-i18next/pages'
import { useEffect, useEffectEvent, useState } from 'react'
import { accountTimings } from '@/config/accountTimings'
import { TextField } from '@/ui/TextField'

type Props = { search: string; onSearch: (search: string) => void }

/** What is typed is asked for once it rests; going back brings back what was searched for then. */
export function HistorySearch({ search, onSearch }: Props) {
  const { t } = useTranslation('customer_account')
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    // Changed by the browser's Back or by clearing the filters, and not by what was typed here.
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
    }
  }
  const ask = useEffectEvent((text: string) => {
    setAsked(text)
    onSearch(text)
  })
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => ask(wanted), accountTimings.searchRest)
    return () => clearTimeout(timer)
  }, [wanted, asked])
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
