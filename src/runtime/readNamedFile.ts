import { readFile } from 'node:fs/promises'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'this user may not',
  EEXIST: 'it is a file',
}

/** @returns its text, of a file that an argument names @throws Error in one sentence */
export async function readNamedFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Error(`${path} cannot be read: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Why a file or folder is refused by the system, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (code || (error instanceof Error ? error.message : String(error)))
}
