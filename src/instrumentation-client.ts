import { hydrateInSlices } from '@/shell/next-patches/hydrateInSlices'

hydrateInSlices()
