/** Absent in production. Set by the caller on the server and in the list worker. */
let environment = typeof document === 'undefined' ? undefined : document.documentElement.dataset.environment

export const nameEnvironment = (name: string | undefined) => void (environment = name)
export const namedEnvironment = () => environment
