import Link from 'next/link'
import type { SiteLink } from '@/domain/site/site'
import styles from './Footer.module.css'

/** A column of the operator file. */
export function OperatorColumn({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.name}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
