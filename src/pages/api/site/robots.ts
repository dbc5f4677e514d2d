export { robotsDoor as default } from '@/screens/sitemap/robotsDoor'
