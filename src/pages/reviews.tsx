import { loadPage } from '@/screens/loadPage'
import { loadReviews } from '@/screens/reviews/loadReviews'

export { ReviewsScreen as default } from '@/screens/reviews/ReviewsScreen'
export const getStaticProps = loadPage({ texts: ['reviews'], load: loadReviews })
