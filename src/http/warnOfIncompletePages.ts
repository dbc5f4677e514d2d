import { incompletePages } from '@/i18n/incompletePages'
import { logWarning } from '@/runtime/log'

export async function warnOfIncompletePages(): Promise<void> {
  const pages = await incompletePages()
  if (pages.length === 0) return
  const list = pages.map(({ path, variables }) => `${path} (${variables.join(', ')})`).join('; ')
  logWarning(`Pages with legal facts that are not complete, and the variables they lack: ${list}`)
}
