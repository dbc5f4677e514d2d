export { brandFileHandler as default } from '@/http/brandFileHandler'
