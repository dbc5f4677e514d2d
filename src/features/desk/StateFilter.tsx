import { Segmented } from '@/ui/form/Segmented'

type Props<State extends string> = {
  legend: string
  states: readonly State[]
  value: State
  onChoose: (state: State) => void
}

export const StateFilter = <State extends string>({ legend, states, ...choice }: Props<State>) => (
  <Segmented
    legend={legend}
    name="state"
    options={states.map((state) => ({ value: state, label: state }))}
    {...choice}
  />
)
