import type { EmailLogo } from '@/server/mail/emailLogo'

/** Where it stands on its way, of `steps` from 0 on. `label`: in words, empty for a way that only the drawing shows. */
export type EmailRoute = {
  steps: number
  reached: number
  state: 'moving' | 'done' | 'stopped'
  label: string
}

/** `code`: an address or a hash; `text`: more than an amount. */
export type EmailFigure = {
  look: 'amount' | 'row' | 'text' | 'code'
  label: string
  value: string
  notes: string[]
}

export type EmailParts = {
  subject: string
  preheader: string
  title: string
  greeting: string
  text: string
  route: EmailRoute
  figures: EmailFigure[]
  /** What people wrote, or the events of staff. */
  message: string | null
  notes: string[]
  button: string
  url: string
  byHand: string
  reason: string
  brand: string
  logo: EmailLogo | null
  footer: string | null
  sender: string[]
}
