import { loadPage } from '@/screens/loadPage'

export { MobileAppScreen as default } from '@/screens/mobileApp/MobileAppScreen'
export const getStaticProps = loadPage({ texts: ['app'], prose: 'mobile-app' })
