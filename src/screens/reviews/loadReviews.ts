import { fetchReviews } from '@/api/reviews'
import { REVIEWS_PAGE } from '@/domain/review'

export const loadReviews = async () => ({ data: await fetchReviews(REVIEWS_PAGE, 0) })
