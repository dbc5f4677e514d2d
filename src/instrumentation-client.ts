import { hydrateInSlices } from '@/http/next-patches/hydrateInSlices'

// Next.js loads this file before it hydrates the page.
hydrateInSlices()
