export const MAX_LABEL_LENGTH = 60

export type LabelProblem = 'labelEmpty' | 'labelTooLong'

export function labelProblem(label: string): LabelProblem | null {
  if (label.trim() === '') return 'labelEmpty'
  return Array.from(label.trim()).length > MAX_LABEL_LENGTH ? 'labelTooLong' : null
}
