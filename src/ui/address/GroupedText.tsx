import styles from './GroupedText.module.css'

/** The gaps are margins, so that a selection copies the plain text. */
export function GroupedText({ children }: { children: string }) {
  const groups = children.match(/.{1,4}/gsu) ?? []
  return (
    <span className={styles.text} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}
