export { OrderScreen as default } from '@/screens/exchange/OrderScreen'
export { loadOrder as getServerSideProps } from '@/screens/loadOrder'
