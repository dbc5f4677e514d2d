const CONDITION = /{{([#^])(\w+)}}(.+?){{\/\2}}/g

/** The conditions of a text in order, such as `#fiat`. */
export const conditionsOf = (text) => [...text.matchAll(/{{([#^]\w+)}}/g)].map(([, name]) => name)

/** A text without the marks of its conditions, all of its words kept. */
export function withoutMarks(text) {
  const inner = text.replace(CONDITION, '$3')
  return inner === text ? text : withoutMarks(inner)
}

/** What is written of a text on a site with all that it names (`#`), or with none of it (`^`). */
const writtenWith = (text, mark) =>
  text.replace(CONDITION, (_, kind, _name, inside) => (kind === mark ? writtenWith(inside, mark) : ''))

/** @returns both forms of a text, the same twice without a condition */
export const formsOf = (text) => ['#', '^'].map((mark) => writtenWith(text, mark))
