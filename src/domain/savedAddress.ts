/** Letters of the name a customer gives to an address. */
export const LONGEST_LABEL = 60

export type LabelProblem = 'labelEmpty' | 'labelTooLong'

/** What is wrong with a name; null when nothing is. */
export function labelProblem(label: string): LabelProblem | null {
  if (label.trim() === '') return 'labelEmpty'
  return Array.from(label.trim()).length > LONGEST_LABEL ? 'labelTooLong' : null
}
