import { Segmented } from '@/ui/form/Segmented'

type Props<State extends string> = {
  /** Unique in the page; `state` where there is one filter. */
  name?: string
  legend: string
  states: readonly State[]
  /** Where they are called something else. */
  names?: Partial<Record<State, string>>
  value: State
  onChoose: (state: State) => void
}

export const StateFilter = <State extends string>({
  legend,
  states,
  name = 'state',
  names = {},
  ...choice
}: Props<State>) => (
  <Segmented
    legend={legend}
    name={name}
    options={states.map((state) => ({ value: state, label: names[state] ?? state }))}
    {...choice}
  />
)
