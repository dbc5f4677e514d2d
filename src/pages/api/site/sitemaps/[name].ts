export { sitemapHandler as default } from '@/http/sitemap/sitemapHandler'
