/**
 * `html`: of our own file, all HTML in it escaped. `sections`: its headings of the second level, with their ids.
 * `updated`: ISO 8601 day. `missing`: facts that nobody has set.
 */
export type Prose = {
  title: string
  description: string
  heading: string
  lead: string
  html: string
  sections: { id: string; title: string }[]
  updated: string
  missing: string[]
}
