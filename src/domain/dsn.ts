/** Where error reports go, out of the one address that Sentry gives for a project. */
export type Dsn = {
  /** As its SDK writes it at the head of every envelope: without a secret, everything else as given. */
  text: string
  project: string
  /** Takes the envelopes in. */
  ingest: string
}

const PARTS = /^(https?):\/\/(\w+)(?::\w*)?@([\w.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/(\d+)$/

/** Null for what is no DSN. The parts are those that `@sentry/core` reads; it compares none, so nothing is normalised. */
export function dsnOf(address: string): Dsn | null {
  const [, scheme, key, host, path = '', project] = PARTS.exec(address) ?? []
  if (!scheme || !key || !host || !project) return null
  return {
    text: `${scheme}://${key}@${host}${path}/${project}`,
    project,
    ingest: `${scheme}://${host}${path}/api/${project}/envelope/`,
  }
}
