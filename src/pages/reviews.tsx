import { fetchReviews } from '@/api/feedback'
import { REVIEWS_PAGE } from '@/domain/exchange/review'
import { loadPage } from '@/screens/loadPage'

export { ReviewsScreen as default } from '@/screens/reviews/ReviewsScreen'
export const getStaticProps = loadPage({
  texts: ['reviews'],
  load: async () => ({ data: await fetchReviews(REVIEWS_PAGE, 0) }),
})
