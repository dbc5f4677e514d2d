export const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
