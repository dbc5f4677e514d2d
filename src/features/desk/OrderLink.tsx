import { paths } from '@/config/paths'
import { PageLink } from '@/ui/layout/PageLink'

export const OrderLink = ({ publicId }: { publicId: string }) => (
  <PageLink shallow href={{ pathname: paths.desk, query: { section: 'orders', id: publicId } }}>
    {publicId}
  </PageLink>
)
