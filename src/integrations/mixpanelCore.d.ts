/** The parts of mixpanel-browser that its own entries are made of; it types only the entries. */
declare module 'mixpanel-browser/src/mixpanel-core.js' {
  import type { OverridedMixpanel } from 'mixpanel-browser'

  export function init_as_module(
    loadPart: (src: string, onload: () => void) => void,
  ): Omit<OverridedMixpanel, 'init'> & { init: (token: string, config: object) => void }
}

declare module 'mixpanel-browser/src/recorder/index.js' {}
