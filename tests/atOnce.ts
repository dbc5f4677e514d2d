/** Begins the same work so many times before any of it has ended. */
export const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
