export { regionHandler as default } from '@/http/visitorCountry'
