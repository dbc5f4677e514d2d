import { replyToMessage } from '@/api/desk'
import { MessageForm } from './MessageForm'
import type { ReplyContext } from './ReplyPicker'

type Props = { reference: string; replies: ReplyContext; onSent: () => void }

export const ReplyForm = ({ reference, replies, onSent }: Props) => (
  <MessageForm
    label="Reply by email"
    hint="The greeting and the name of the site are added in the visitor’s language."
    submit="Send reply"
    replies={replies}
    send={(message) => replyToMessage(reference, message)}
    onSent={onSent}
  />
)
