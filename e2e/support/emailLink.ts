import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'

/** The one link of an email that opens something; the same in its plain and in its HTML part. */
export function emailLink({ text = '', html = '' }: Email): string {
  const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link in:\n${text}`)
  expect(html).toContain(link)
  return link
}
