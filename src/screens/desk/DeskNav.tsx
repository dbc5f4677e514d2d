import { useId, useRef, useState } from 'react'
import { paths } from '@/config/paths'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './DeskNav.module.css'
import { groupsOf, SECTIONS, type SectionName } from './sections'

type Props = { names: readonly SectionName[]; here: SectionName | undefined }

/** Beside the section; where there is no room for that, above it and closed. */
export function DeskNav({ names, here }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const chosen = () => {
    if (!isOpen) return
    setOpen(false)
    // The link is no longer there to hold the focus.
    button.current?.focus()
  }
  return (
    <nav className={styles.nav} aria-label="Desk">
      <Button
        ref={button}
        look="outline"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close sections' : 'Sections'}
      </Button>
      <div id={id} className={`${styles.groups} ${isOpen ? '' : styles.closed}`}>
        {groupsOf(names).map((group) => (
          <Group key={group.title} {...group} here={here} onChosen={chosen} />
        ))}
      </div>
    </nav>
  )
}

type GroupProps = Props & { title: string; onChosen: () => void }

function Group({ title, names, here, onChosen }: GroupProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <li key={name}>
            <PageLink
              shallow
              href={{ pathname: paths.desk, query: { section: name } }}
              aria-current={name === here ? 'page' : undefined}
              onClick={onChosen}
            >
              {SECTIONS[name].title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
