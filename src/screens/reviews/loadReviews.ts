import { fetchReviews } from '@/api/reviews'
import { REVIEWS_PAGE } from '@/domain/exchange/review'

export const loadReviews = async () => ({ data: await fetchReviews(REVIEWS_PAGE, 0) })
