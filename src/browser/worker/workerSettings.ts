/** What the server writes in front of the service worker. */
export type WorkerSettings = {
  /** Of the build: another one makes browsers install the worker anew. */
  release: string
  /** By BCP 47 tag, for a message without a title. */
  titles: Readonly<Record<string, string>>
  icon: string
}

export const WORKER_PATH = '/service-worker.js'
