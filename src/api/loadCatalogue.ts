import { type Catalogue, pageServices } from './pageServices'

/** One for all pages of the process, as long as a page stays fresh. */
export const loadCatalogue = (): Promise<Catalogue> => pageServices().loadCatalogue()
