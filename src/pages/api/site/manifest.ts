export { manifestHandler as default } from '@/http/manifestHandler'
