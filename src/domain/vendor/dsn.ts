export type Dsn = {
  /** As its SDK writes it at the head of every envelope: without a secret, everything else as given. */
  text: string
  project: string
  ingest: string
}

const PARTS = /^(https?):\/\/(\w+)(?::\w*)?@([\w.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/(\d+)$/

export function dsnOf(address: string): Dsn | null {
  const [, scheme, key, host, path = '', project] = PARTS.exec(address) ?? []
  if (!scheme || !key || !host || !project) return null
  return {
    text: `${scheme}://${key}@${host}${path}/${project}`,
    project,
    ingest: `${scheme}://${host}${path}/api/${project}/envelope/`,
  }
}
