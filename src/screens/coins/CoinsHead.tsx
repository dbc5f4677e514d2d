import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import { PageHead } from '../PageHead'
import styles from './CoinsScreen.module.css'

type Props = { title: string; lead: string; links: { href: string; label: string }[] }

export function CoinsHead({ title, lead, links }: Props) {
  const isOff = useIsOff()
  const shown = links.filter(({ href }) => !isOff(href))
  return (
    <PageHead title={title} lead={lead}>
      {shown.length > 0 && (
        <p className={styles.links}>
          {shown.map(({ href, label }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
        </p>
      )}
    </PageHead>
  )
}
