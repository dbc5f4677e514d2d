import { hasCountryHeader } from '@/config/publicEnv'

/** No text quotes them: the one that is not empty decides which of two sentences stands there. */
export const regionFacts = () =>
  hasCountryHeader() ? { clockRegion: '', countryRegion: 'yes' } : { clockRegion: 'yes', countryRegion: '' }
