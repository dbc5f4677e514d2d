export type StartedServer = {
  origin: string
  pid: number
  words: () => string
  hasEnded: () => boolean
  kill: () => Promise<number | null>
  stop: () => Promise<number | null>
}

export function killServers(): void
export const NODE_FLAGS: string[]
export function startServer(
  argv: (port: number) => string[],
  how: { cwd: string; env: Record<string, string>; port?: number; sign: string; limit: number },
): Promise<StartedServer>
