export { providerStatusRoute as default } from '@/server/providerStatusRoute'
