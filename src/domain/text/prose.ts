/** `html`: of our own file, all HTML in it escaped. `updated`: ISO 8601 day. `missing`: facts that nobody has set. */
export type Prose = {
  title: string
  description: string
  heading: string
  lead: string
  html: string
  updated: string
  missing: string[]
}
