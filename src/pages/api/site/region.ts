export { regionHandler as default } from '@/http/regionHandler'
