import { replyToMessage } from '@/api/desk'
import { MessageForm } from './MessageForm'

export const ReplyForm = ({ reference, onSent }: { reference: string; onSent: () => void }) => (
  <MessageForm
    label="Reply by email"
    hint="The greeting and the name of the site are added in the visitor’s language."
    submit="Send reply"
    send={(message) => replyToMessage(reference, message)}
    onSent={onSent}
  />
)
