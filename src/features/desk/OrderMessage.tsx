import { useState } from 'react'
import { writeToCustomer } from '@/api/deskWork'
import type { DeskOrder } from '@/contract/deskResults'
import { Section } from '@/ui/layout/Section'
import { MessageForm } from './MessageForm'

type Props = { order: DeskOrder; onSent: () => void }

export function OrderMessage({ order, onSent }: Props) {
  const { email, exchange, language, facts } = order
  const [count, setCount] = useState(0)
  if (email === null)
    return (
      <Section title="Write to the customer">
        <p>No email address is stored with this order.</p>
      </Section>
    )
  return (
    <Section title="Write to the customer">
      <MessageForm
        key={count}
        label={`Message to ${email}`}
        hint={`The greeting, the order and the name of the site are added in the reader’s language (${language}). It stays among the notes.`}
        submit="Send message"
        replies={{ language, facts }}
        send={(message) => writeToCustomer(exchange.publicId, message)}
        onSent={() => {
          setCount(count + 1)
          onSent()
        }}
      />
    </Section>
  )
}
