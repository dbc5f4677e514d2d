import { readBrands, type Brand } from '@/config/brands'

export const loadPartners = () => Promise.resolve({ data: readBrands().partners satisfies Brand[] })
