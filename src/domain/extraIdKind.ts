export type ExtraIdKind = 'memo' | 'destinationTag' | 'comment' | 'note' | 'paymentId'

const KINDS = new Map<string, ExtraIdKind>([
  ['memo', 'memo'],
  ['tag', 'destinationTag'],
  ['destinationtag', 'destinationTag'],
  ['comment', 'comment'],
  ['note', 'note'],
  ['paymentid', 'paymentId'],
])

/** The kind that a currency's `extra_id` label names, however it is spelled; null for a label we have no text for. */
export const extraIdKind = (label: string): ExtraIdKind | null =>
  KINDS.get(label.toLowerCase().replace(/[\s_-]/g, '')) ?? null
