import { fetchReviews } from '@/api/reviews'
import { REVIEWS_PAGE } from '@/domain/review'

/** The newest approved reviews. */
export const loadReviews = async () => ({ data: await fetchReviews(REVIEWS_PAGE, 0) })
