import { useLanguage } from '@/i18n/useLanguage'
import type { PageProps } from '../loadPage'
import { ProsePage } from '../ProsePage'
import type { AddedPageData } from './loadAddedPage'

export function AddedPageScreen({ prose, data }: PageProps<AddedPageData>) {
  const { locale } = useLanguage()
  if (!prose || !data) return null
  const { language, textLanguages } = data
  return (
    <ProsePage
      prose={prose}
      language={language === locale ? undefined : language}
      textLanguages={textLanguages}
    />
  )
}
