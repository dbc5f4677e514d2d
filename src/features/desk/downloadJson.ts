import { downloadText } from '@/browser/page/downloadText'

/** The name says nothing of the person: files are left in folders. */
export const downloadJson = (what: string, content: unknown) =>
  downloadText(
    `${what}-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.json`,
    'application/json',
    JSON.stringify(content, null, 2),
  )
