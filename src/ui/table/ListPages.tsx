import { useTranslation } from '@/i18n/useTranslation'
import { Pagination } from './Pagination'

/** `perPage` of `total` rows of an account’s list are shown. Its page loads the texts `customer_account`. */
type Props = { label: string; page: number; perPage: number; total: number; onGo: (page: number) => void }

export function ListPages({ label, page, perPage, total, onGo }: Props) {
  const { t } = useTranslation('customer_account')
  const pages = Math.max(1, Math.ceil(total / perPage))
  const words = {
    ...{ label, previous: t('pages.previous'), where: t('pages.where', { page, pages }) },
    next: t('pages.next'),
  }
  return <Pagination {...{ words, page, pages, onGo }} />
}
