import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'

/** The one link of a letter that opens something; the same in its plain and in its drawn part. */
export function linkIn({ text = '', html = '' }: Email): string {
  const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in:\n${text}`)
  expect(html).toContain(link)
  return link
}
