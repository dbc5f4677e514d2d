import type { SiteLink } from '@/domain/site/site'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Footer.module.css'

export function OperatorColumn({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.name}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} prefetch={false}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
