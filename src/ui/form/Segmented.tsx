import { useRef } from 'react'
import { useServedChecks } from '@/browser/page/earlyPresses'
import styles from './Segmented.module.css'

type Props<Value extends string> = {
  legend: string
  /** `reason`: id of the text that says why it cannot be chosen. */
  options: { value: Value; label: string; reason?: string | false }[]
  value: Value
  onChoose: (value: Value) => void
  /** Unique in its page or form; sent without scripts. */
  name: string
}

export function Segmented<Value extends string>({ legend, options, value, onChoose, name }: Props<Value>) {
  const group = useRef<HTMLFieldSetElement>(null)
  useServedChecks(group)
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="unseen">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={Boolean(option.reason)}
            aria-describedby={option.reason || undefined}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
