import { Checkbox } from '@/ui/form/Checkbox'
import styles from './Desk.module.css'

type Props<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  hint?: string
}

/** Any number of a few. */
export const RoleTicks = <Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  hint,
}: Props<Value>) => (
  <fieldset className={styles.ticks}>
    <legend>{legend}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    {options.map(({ value, label }) => (
      <Checkbox
        key={value}
        checked={chosen.includes(value)}
        onChange={(isOn) =>
          onChange(
            options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
          )
        }
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
)
