import { startedOperator } from './operator/startOperator'
import { programmesWith, type Programmes } from './programmes'
import { withoutUndefined } from './withoutUndefined'
import type { ProgrammeFigures } from '@/domain/site/site'

const made = new WeakMap<object, Programmes>()

/** The figures that count in this process: those of the operator file, and ours where it has none. Server only. */
export function readProgrammes(): Programmes {
  const { file } = startedOperator()
  const known = made.get(file)
  if (known) return known
  const programmes = programmesWith(operatorFigures() ?? {})
  made.set(file, programmes)
  return programmes
}

export function operatorFigures(): ProgrammeFigures | undefined {
  const { off, ...figures } = startedOperator().file.programmes ?? {}
  return Object.keys(figures).length > 0 ? withoutUndefined<ProgrammeFigures>(figures) : undefined
}
