import { submitReview } from '@/api/feedback'
import { exchangeIdIn } from '@/domain/exchange/exchangeId'
import { RATINGS, reviewProblems, type NewReview } from '@/domain/exchange/review'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'

const textOf = (typed: FormData, field: keyof NewReview) => typedText(typed, field).trim()

const read = (typed: FormData): NewReview => ({
  rating: RATINGS.find((rating) => String(rating) === textOf(typed, 'rating')) ?? null,
  name: textOf(typed, 'name'),
  text: textOf(typed, 'text'),
  exchangeId: exchangeIdIn(textOf(typed, 'exchangeId')),
})

/** Needs no idempotency key: an exchange has one review. */
export const useReviewForm = (language: string) =>
  useForm<NewReview, null>({
    read,
    check: reviewProblems,
    send: async ({ rating, ...review }) => {
      if (rating === null) throw new TypeError('checked before')
      await submitReview({ rating, ...review }, language)
      return null
    },
  })
