/**
 * A page of prose in one language, as it is shown. `html` is made of our own file, with every piece of HTML in it escaped.
 * `updated` is the day its words last changed, ISO 8601; `missing` names the facts it needs and nobody has set.
 */
export type Prose = {
  title: string
  description: string
  heading: string
  lead: string
  html: string
  updated: string
  missing: string[]
}
