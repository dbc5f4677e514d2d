export { textsHandler as default } from '@/http/textsHandler'
