import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/config/env'
import type { TextsFile } from './textsFile'

/** Null: builds do not share files. */
const fileOf = (version: string) => (env.assetsDir ? join(env.assetsDir, 'texts', `${version}.json`) : null)

/** For pages of this release that another one answers for while it rolls (README, Rolling releases). */
export async function shareTexts({ version, json }: TextsFile): Promise<void> {
  const file = fileOf(version)
  if (!file || existsSync(file)) return
  const part = `${file}.${process.pid}.part`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(part, json)
  // Nobody reads half a file.
  await rename(part, file)
}

/** @param version as `VERSION` describes it, because it becomes a file name */
export async function readSharedTexts(version: string): Promise<string | null> {
  const file = fileOf(version)
  return file && readFile(file, 'utf8').catch(() => null)
}
