export { providerStatusRoute as default } from '@/server/api/deferredRoutes'
