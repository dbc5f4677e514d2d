const listeners = new Set<(code: string) => void>()
let refused: string | null = null

/** Said to the page around the frame, also where it listens later. */
export function noteRefusal(code: string) {
  refused = code
  listeners.forEach((listen) => listen(code))
}

export function watchRefusals(listen: (code: string) => void): () => void {
  listeners.add(listen)
  if (refused) listen(refused)
  return () => void listeners.delete(listen)
}
