import { deleteReply, saveReply } from '@/api/deskWork'
import { LOCALES } from '@/config/locales'
import type { SavedReply } from '@/contract/deskWork'
import { REPLY_NAME, unknownPlaceholders } from '@/domain/account/savedReply'
import { DESK_REPLY } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { LANGUAGES } from '@/i18n/languages'
import { useForm } from '@/query/useForm'
import { useMutation } from '@/query/useMutation'
import { confirmed } from '@/store/confirmed'
import { Button } from '@/ui/form/Button'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

type Props = { reply: SavedReply; onDone: () => void }
type Texts = SavedReply['texts']

export function ReplyEditor({ reply, onDone }: Props) {
  const { id, version, name, texts } = reply
  const { form, state, problems } = useForm({
    read: (typed) => ({ name: typedText(typed, 'name').trim(), texts: textsIn(typed) }),
    check: (typed) => ({
      name: typed.name === '' ? 'Enter a name.' : undefined,
      ...Object.fromEntries(LOCALES.map((locale) => [locale, problemOf(typed.texts, locale)])),
    }),
    send: async (typed) => {
      await confirmed(() => saveReply({ id, version, ...typed }))
      onDone()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Saved reply">
      <TextField label="Name" name="name" defaultValue={name} maxLength={REPLY_NAME} error={problems.name} />
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={LANGUAGES[locale].name}
          name={locale}
          lang={LANGUAGES[locale].tag}
          rows={4}
          maxLength={DESK_REPLY.max}
          defaultValue={texts[locale]}
          hint={locale === 'en' ? 'It stands in for languages without a text of their own.' : undefined}
          error={problems[locale]}
        />
      ))}
      <FormEnd
        state={state}
        label="Save"
        sending="Saving…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was saved. Reload before you try again."
        instead={refusalReason(state)}
      />
      {id !== '' && <RemoveButton id={id} version={version} onDone={onDone} />}
    </form>
  )
}

type RemoveProps = { id: string; version: number; onDone: () => void }

function RemoveButton({ id, version, onDone }: RemoveProps) {
  const { state, mutate } = useMutation(async () => {
    await confirmed(() => deleteReply(id, version))
    onDone()
  })
  return (
    <>
      {refusalReason(state)}
      <Button look="outline" busy={state.kind === 'pending'} onClick={() => void mutate()}>
        Delete this reply
      </Button>
    </>
  )
}

const textsIn = (typed: FormData): Texts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = typedText(typed, locale).trim()
      return text === '' ? [] : [[locale, text] as const]
    }),
  )

function problemOf(texts: Texts, locale: (typeof LOCALES)[number]): string | undefined {
  const text = texts[locale]
  if (text === undefined) return locale === 'en' ? 'Enter the English text.' : undefined
  const [unknown] = unknownPlaceholders(text)
  if (unknown !== undefined) return `Nothing is filled in for {{${unknown}}}.`
  return text.length < DESK_REPLY.min ? `At least ${DESK_REPLY.min} characters.` : undefined
}
