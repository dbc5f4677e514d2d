import styles from './SteadyText.module.css'

type Props = { children: string; longest: string; isServed: boolean }

/** Takes the room of `longest`, so that nothing moves when its text changes. As served, it is for readers without scripts. */
export const SteadyText = ({ children, longest, isServed }: Props) => (
  <span className={styles.steady} data-longest={longest}>
    <span data-served={isServed || undefined}>{children}</span>
  </span>
)
