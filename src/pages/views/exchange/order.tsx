export { WidgetOrderScreen as default } from '@/screens/widget/WidgetOrderScreen'
export { loadWidgetOrder as getServerSideProps } from '@/screens/widget/loadWidget'
