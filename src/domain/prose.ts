/** A page of prose in one language, as it is shown. `html` is made of our own file, with every piece of HTML in it escaped. */
export type Prose = { title: string; description: string; heading: string; lead: string; html: string }
