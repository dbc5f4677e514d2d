export { sitemapDoor as default } from '@/screens/sitemap/sitemapDoor'
