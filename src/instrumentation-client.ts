import { hydrateInSlices } from '@/http/next-patches/hydrateInSlices'

hydrateInSlices()
