/** In the dialect: `{ error, message, payload? }`. */
export class CompatError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly payload: object | null = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'CompatError'
  }
}

/** What is wrong with the request itself. */
export const badParams = (message: string) => new CompatError(400, 'bad_params', message)
