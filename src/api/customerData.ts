import { customerData } from '@/contract/customerData'
import { callAs } from './call'

/** Everything that is stored about the customer, as JSON to keep. Signed-in only. Throws ApiFailure. */
export const exportCustomerData = (): Promise<string> =>
  callAs(customerData.export, {}, (result) => JSON.stringify(result, null, 2))
