import { customerData } from '@/contract/customerData'
import { callAs } from './call'

export const exportCustomerData = (): Promise<string> =>
  callAs(customerData.export, {}, (result) => JSON.stringify(result, null, 2))
