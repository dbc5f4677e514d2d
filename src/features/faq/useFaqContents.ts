import { useTranslation } from '@/i18n/useTranslation'
import { useProseValues } from '@/store/useProseValues'
import { FAQ_GROUPS, faqAnchor } from './faqGroups'

/** Groups with an answer that is true on this site, by the ids of their headings. */
export function useFaqContents(): { id: string; title: string }[] {
  const { t } = useTranslation('faq')
  const values = useProseValues()
  return FAQ_GROUPS.filter(({ items }) => items.some((id) => t(`items.${id}.answer`, values) !== '')).map(
    ({ group }) => ({ id: faqAnchor(group), title: t(`groups.${group}`) }),
  )
}
