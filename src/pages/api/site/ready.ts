export { readinessHandler as default } from '@/http/readinessHandler'
