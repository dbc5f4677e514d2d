export { receiptKeysRoute as default } from '@/server/api/deferredRoutes'
