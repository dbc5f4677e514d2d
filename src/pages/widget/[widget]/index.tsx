export { WidgetScreen as default } from '@/screens/widget/WidgetScreen'
export { loadWidget as getServerSideProps } from '@/screens/widget/loadWidget'
