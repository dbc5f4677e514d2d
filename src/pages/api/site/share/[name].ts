export { ogImageHandler as default } from '@/http/share/ogImageHandler'
