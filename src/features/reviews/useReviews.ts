import { useEffect, useState } from 'react'
import { fetchReviews } from '@/api/feedback'
import type { Review, ReviewList } from '@/contract/reviews'
import { REVIEWS_PAGE } from '@/domain/exchange/review'

type State = { list: ReviewList | null; isLoading: boolean; hasFailed: boolean }

const EMPTY: ReviewList = { reviews: [], total: 0 }

/** A review approved meanwhile shifts the pages, so one comes again. */
const joined = (before: Review[], next: Review[]) => [
  ...before,
  ...next.filter(({ id }) => !before.some((review) => review.id === id)),
]

async function loadNext(list: ReviewList | null): Promise<State> {
  const { reviews } = list ?? EMPTY
  try {
    const next = await fetchReviews(REVIEWS_PAGE, reviews.length)
    const grown = { reviews: joined(reviews, next.reviews), total: next.total }
    return { list: grown, isLoading: false, hasFailed: false }
  } catch {
    return { list, isLoading: false, hasFailed: true }
  }
}

export function useReviews(first: ReviewList | null) {
  const [state, setState] = useState<State>({ list: first, isLoading: !first, hasFailed: false })
  useEffect(() => {
    if (!first) void loadNext(null).then(setState)
  }, [first])

  const loadMore = () => {
    if (state.isLoading) return
    setState({ ...state, isLoading: true })
    void loadNext(state.list).then(setState)
  }
  return { ...state, ask: loadMore }
}
