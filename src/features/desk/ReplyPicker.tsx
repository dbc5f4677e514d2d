import type { ChangeEvent } from 'react'
import { fetchReplies } from '@/api/deskWork'
import { filledReply, type ReplyFacts } from '@/domain/account/savedReply'
import { useQuery } from '@/query/useQuery'
import { SelectField } from '@/ui/form/SelectField'

export type ReplyContext = { language: string; facts: ReplyFacts }

/** Puts a saved reply into the message of its form, where staff change it before they send it. */
export function ReplyPicker({ language, facts }: ReplyContext) {
  const { data } = useQuery('saved replies', () => fetchReplies())
  if (!data || data.length === 0) return null
  const choose = ({ currentTarget: select }: ChangeEvent<HTMLSelectElement>) => {
    const reply = data.find(({ id }) => id === select.value)
    const area = select.form?.elements.namedItem('message')
    if (!reply || !(area instanceof HTMLTextAreaElement)) return
    const texts: Partial<Record<string, string>> = reply.texts
    area.value = filledReply(texts[language] ?? texts.en ?? '', facts)
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <SelectField
      label="Saved reply"
      name="reply"
      onChange={choose}
      options={[
        { value: '', label: 'None' },
        ...data.map(({ id, name, texts }) => ({
          value: id,
          label: language in texts ? name : `${name} (in English)`,
        })),
      ]}
      hint="It takes the place of what is written below."
    />
  )
}
