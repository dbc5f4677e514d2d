import type { ChildProcess } from 'node:child_process'

export function hasEnded(server: ChildProcess): boolean
export function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null>
export function untilUp(
  isUp: () => Promise<boolean>,
  server: ChildProcess,
  about: { name: string; limit: number },
): Promise<void>
