/** A call whose code is loaded when it is first made: schemas and axios weigh as much as a page's own scripts. */
export const lazily =
  <Calls, Parameters extends unknown[], Result>(
    load: () => Promise<Calls>,
    pick: (calls: Calls) => (...parameters: Parameters) => Promise<Result>,
  ) =>
  async (...parameters: Parameters): Promise<Result> =>
    pick(await load())(...parameters)
