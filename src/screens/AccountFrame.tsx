import type { ReactNode } from 'react'
import { AccountNav, type AccountPage } from '@/features/account/AccountNav'
import { SignOutButton } from '@/features/account/SignOutButton'
import { useAccountGuard } from '@/auth/useAccountGuard'
import { ConfirmIdentity } from '@/features/confirmIdentity/ConfirmIdentity'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './AccountFrame.module.css'

type Props = {
  page: AccountPage
  /** Left out: as the page is called in the navigation. */ title?: string
  lead: ReactNode
  /** Links to the pages of this part of the account. */ parts?: ReactNode
  children: ReactNode
}

export function AccountFrame({ page, title: own, lead, parts, children }: Props) {
  const { t } = useTranslation('customer_account')
  const { brand } = useAppSelector(selectSite)
  const isKnown = useAccountGuard()
  const title = own ?? t(`nav.${page}`)
  return (
    <div className={`page ${styles.frame}`}>
      <SeoHead title={`${title} | ${brand.name}`} description={t('lead')} isPrivate />
      <AccountNav here={page} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <SignOutButton />
        <p>{lead}</p>
      </header>
      {parts}
      <ConfirmIdentity />
      {isKnown ? children : <p className={styles.waiting}>{t('waiting')}</p>}
    </div>
  )
}
