import { fetchWorkChoices, sortOrder } from '@/api/deskWork'
import type { DeskOrder } from '@/contract/deskResults'
import { readTags } from '@/domain/account/deskWork'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { useQuery } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

type Props = { order: DeskOrder; onChanged: () => void }

export function SortForm({ order, onChanged }: Props) {
  const { version, tags, assignee } = order.work
  const { data } = useQuery('work choices', () => fetchWorkChoices())
  const { form, state, problems } = useForm({
    read: (typed) => ({
      tags: typedText(typed, 'tags').split(','),
      assignee: typedText(typed, 'assignee'),
    }),
    check: (typed) => ({
      tags: readTags(typed.tags) ? undefined : 'At most ten tags of letters, digits, spaces and hyphens.',
    }),
    send: async (typed) => {
      const sorted = { version, tags: readTags(typed.tags) ?? [], assignee: typed.assignee }
      await confirmed(() => sortOrder(order.exchange.publicId, sorted))
      onChanged()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Tags and assignment">
      <TagField inUse={data?.tags.map(({ tag }) => tag) ?? []} tags={tags} error={problems.tags} />
      <AssigneeField staff={data?.staff ?? []} assignee={assignee} />
      <FormEnd
        state={state}
        label="Save"
        look="outline"
        sending="Saving…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was saved. Reload before you try again."
        instead={refusalReason(state)}
      />
    </form>
  )
}

type TagProps = { inUse: string[]; tags: string[]; error: string | undefined }

const TagField = ({ inUse, tags, error }: TagProps) => (
  <>
    <TextField
      label="Tags"
      name="tags"
      defaultValue={tags.join(', ')}
      list="desk-tags"
      hint={`Separated by commas. ${inUse.length > 0 ? `In use: ${inUse.join(', ')}.` : 'A new tag can be used at once.'}`}
      error={error}
    />
    <datalist id="desk-tags">
      {inUse.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  </>
)

const NOBODY = { value: '', label: 'Nobody' }

function AssigneeField({ staff, assignee }: { staff: string[]; assignee: string | null }) {
  const emails = [...new Set([...staff, ...(assignee === null ? [] : [assignee])])]
  return (
    <SelectField
      // The choices arrive after the first view, and an uncontrolled choice would be lost.
      key={emails.length}
      label="Assigned to"
      name="assignee"
      defaultValue={assignee ?? ''}
      options={[NOBODY, ...emails.map((email) => ({ value: email, label: email }))]}
    />
  )
}
