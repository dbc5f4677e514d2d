import styles from './NumberedSteps.module.css'

export const NumberedSteps = ({
  steps,
}: {
  steps: readonly { title: string; texts: readonly string[] }[]
}) => (
  <ol className={styles.steps}>
    {steps.map(({ title, texts }, index) => (
      <li key={title}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3>{title}</h3>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </li>
    ))}
  </ol>
)
