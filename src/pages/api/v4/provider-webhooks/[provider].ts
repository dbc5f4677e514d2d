export { providerWebhookRoute as default } from '@/server/api/deferredRoutes'
export const config = { api: { bodyParser: false } }
