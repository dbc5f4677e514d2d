import { ErrorScreen } from '@/screens/errors/ErrorScreen'
import { loadPage } from '@/screens/loadPage'

export default function NotFound() {
  return <ErrorScreen kind="notFound" />
}
export const getStaticProps = loadPage({})
