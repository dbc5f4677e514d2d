export { providerWebhookRoute as default } from '@/server/exchanges/providerWebhookRoute'
export const config = { api: { bodyParser: false } }
