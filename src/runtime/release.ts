import { Gauge } from 'prom-client'
import { buildId } from '@/runtime/buildId'
import { metrics } from '@/runtime/metrics'

type Release = { version: string; commit: string | null }

const holder: { release: Release; build: string | null } = {
  // A development server.
  release: { version: 'development', commit: null },
  build: null,
}

/** Read by deploy/serve.mjs from the folder. */
export const release = (): Release => holder.release

/** Two builds of one commit differ where a text or a setting was changed that is compiled in. */
export const builtAs = (): string | null => holder.build

export function setRelease({ version, commit }: Release) {
  holder.release = { version, commit }
  // Now: a later build may be made in the same folder while this one is served.
  holder.build = buildId()
  new Gauge({
    name: 'halyard_build_info',
    help: 'Always 1; the labels name the release that this process serves',
    labelNames: ['version', 'commit'],
    registers: [metrics.registry],
  }).set({ version, commit: commit ?? '' }, 1)
}
