import { CONTACT_TOPICS, contactProblems, type ContactMessage } from '@/domain/contact'
import { exchangeIdIn } from '@/domain/exchangeId'
import { typedText } from '@/domain/typedText'
import { useForm } from '@/store/useForm'

const textOf = (typed: FormData, field: keyof ContactMessage) => typedText(typed, field).trim()

const read = (typed: FormData): ContactMessage => ({
  topic: CONTACT_TOPICS.find((topic) => topic === textOf(typed, 'topic')) ?? 'other',
  email: textOf(typed, 'email'),
  exchangeId: exchangeIdIn(textOf(typed, 'exchangeId')),
  message: textOf(typed, 'message'),
})

export const useContactForm = (language: string) =>
  useForm<ContactMessage, string>({
    read,
    check: contactProblems,
    send: async (message, idempotencyKey) => {
      const { sendContactMessage } = await import('@/api/contacts')
      return sendContactMessage(message, { 'idempotency-key': idempotencyKey, 'site-language': language })
    },
  })
