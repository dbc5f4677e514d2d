export { robotsHandler as default } from '@/http/robotsHandler'
