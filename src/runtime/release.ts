import { Gauge } from 'prom-client'
import { metrics } from '@/runtime/metrics'

type Release = { version: string; commit: string | null }

const holder: { release: Release } = {
  // A development server.
  release: { version: 'development', commit: null },
}

/** Read by deploy/serve.mjs from the folder. */
export const release = (): Release => holder.release

export function setRelease({ version, commit }: Release) {
  holder.release = { version, commit }
  new Gauge({
    name: 'halyard_build_info',
    help: 'Always 1; the labels name the release that this process serves',
    labelNames: ['version', 'commit'],
    registers: [metrics.registry],
  }).set({ version, commit: commit ?? '' }, 1)
}
