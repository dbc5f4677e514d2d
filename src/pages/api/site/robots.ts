export { robotsHandler as default } from '@/http/textFileHandlers'
