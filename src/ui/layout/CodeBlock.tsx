import styles from './CodeBlock.module.css'

/** Can be scrolled by keyboard; `label` says what it holds. */
export const CodeBlock = ({ label, text }: { label: string; text: string }) => (
  <pre className={styles.code} tabIndex={0} aria-label={label}>
    <code>{text}</code>
  </pre>
)
