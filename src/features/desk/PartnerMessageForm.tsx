import { messagePartner } from '@/api/deskPartners'
import { MessageForm } from './MessageForm'

export const PartnerMessageForm = ({ id, onSent }: { id: string; onSent: () => void }) => (
  <MessageForm
    label="Message"
    hint="Shown in the partner area and sent by email, with a greeting in the partner’s language."
    submit="Send message"
    send={(message) => messagePartner(id, message)}
    onSent={onSent}
  />
)
