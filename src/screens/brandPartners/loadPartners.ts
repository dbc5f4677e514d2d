import { readBrands, type Brand } from '@/config/brands'

/** The partners the operator has named; nobody else is claimed as one. */
export const loadPartners = () => Promise.resolve({ data: readBrands().partners satisfies Brand[] })
