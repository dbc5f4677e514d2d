import { hydrateAsServed } from '@/http/next-patches/hydrateAsServed'
import { hydrateInSlices } from '@/http/next-patches/hydrateInSlices'

hydrateAsServed()
hydrateInSlices()
