import { useTranslation } from '@/i18n/useTranslation'
import styles from './Contents.module.css'
import { useSectionInView } from './useSectionInView'

export type ContentsEntry = { id: string; title: string }

/** A phone opens it; a wide window shows it beside the text, open or not. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('reusable')
  const title = t('contents')
  const current = useSectionInView(entries.map(({ id }) => id))
  return (
    <nav className={styles.contents} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol>
          {entries.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
