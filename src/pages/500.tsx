import { ErrorScreen } from '@/screens/errors/ErrorScreen'
import { loadPage } from '@/screens/loadPage'

export default function ServerError() {
  return <ErrorScreen kind="serverError" />
}
export const getStaticProps = loadPage({})
