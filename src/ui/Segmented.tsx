import { useId } from 'react'
import styles from './Segmented.module.css'

type Props<Value extends string> = {
  legend: string
  options: { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One choice out of few, as radio buttons: arrow keys move, the group has a name. */
export function Segmented<Value extends string>({ legend, options, value, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="unseen">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
