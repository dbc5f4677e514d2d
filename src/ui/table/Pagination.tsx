import { Button } from '@/ui/form/Button'
import styles from './Pagination.module.css'

type Props = {
  /** `label` names what is being leafed through, `where` says how far one is. */
  words: { label: string; previous: string; where: string; next: string }
  page: number
  pages: number
  onGo: (page: number) => void
}

export function Pagination({ words, page, pages, onGo }: Props) {
  if (pages <= 1 && page <= 1) return null
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <Turn isEnd={page <= 1} onClick={() => onGo(page - 1)}>
        {words.previous}
      </Turn>
      <span>{words.where}</span>
      <Turn isEnd={page >= pages} onClick={() => onGo(page + 1)}>
        {words.next}
      </Turn>
    </nav>
  )
}

type TurnProps = { isEnd: boolean; onClick: () => void; children: string }

const Turn = ({ isEnd, onClick, children }: TurnProps) => (
  <Button look="outline" size="small" aria-disabled={isEnd || undefined} onClick={() => isEnd || onClick()}>
    {children}
  </Button>
)
