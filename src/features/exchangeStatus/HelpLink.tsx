import { useTranslation } from 'next-i18next/pages'
import { paths } from '@/config/paths'
import { isOff } from '@/domain/site/offPages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './ExchangeStatus.module.css'

export function HelpLink({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  const { off } = useAppSelector(selectSite).operator
  if (isOff(paths.contacts, off)) return null
  return (
    <p className={styles.help}>
      <PageLink href={paths.contactAbout(publicId)} prefetch={false}>
        {t('help')}
      </PageLink>
    </p>
  )
}
