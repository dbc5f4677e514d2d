import Link from 'next/link'
import { paths } from '@/config/paths'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import styles from './Header.module.css'

/** The operator's own mark, or Halyard's: two posts and the line between them. */
export function Logo() {
  const { brand } = useAppSelector(selectSite)
  return (
    <Link href={paths.home} prefetch={false} className={styles.logo}>
      {brand.logo ? (
        <img src={brand.logo} alt="" width="26" height="26" />
      ) : (
        <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
          <circle cx="13" cy="13" r="13" fill="var(--accent)" />
          <path
            d="M8 6.5v13M18 6.5v13M8 16.5 18 9.5"
            stroke="var(--accent-ink)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </svg>
      )}
      {brand.name}
    </Link>
  )
}
