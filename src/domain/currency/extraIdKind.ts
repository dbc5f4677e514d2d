export type ExtraIdKind = 'memo' | 'destinationTag' | 'comment' | 'note' | 'paymentId'

const KINDS = new Map<string, ExtraIdKind>([
  ['memo', 'memo'],
  ['tag', 'destinationTag'],
  ['destinationtag', 'destinationTag'],
  ['comment', 'comment'],
  ['note', 'note'],
  ['paymentid', 'paymentId'],
])

export const extraIdKind = (label: string): ExtraIdKind | null =>
  KINDS.get(label.toLowerCase().replace(/[\s_-]/g, '')) ?? null
