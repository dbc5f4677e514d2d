/** Characters. */
export const REPLY_NAME = 60

/** What a saved reply may name: `{{order}}` becomes the ID of the order, `{{status}}` its status in the reader's language. */
export const PLACEHOLDERS = ['order', 'status', 'from', 'to', 'link', 'reference'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type ReplyFacts = Readonly<Partial<Record<Placeholder, string>>>

const ANY = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((one) => one === name)

/** Names in a text that are no placeholders. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(ANY)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))

/** What is not known of this order or message stays as it is, so that staff see it. */
export const filledReply = (text: string, facts: ReplyFacts): string =>
  text.replace(ANY, (whole, name: string) => {
    const known = name.trim()
    return (isPlaceholder(known) && facts[known]) || whole
  })

export const hasPlaceholder = (text: string): boolean => text.search(ANY) >= 0
