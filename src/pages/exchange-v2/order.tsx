export { StatusV2Screen as default } from '@/screens/exchangeV2/StatusV2Screen'
export { loadOrder as getServerSideProps } from '@/screens/loadOrder'
