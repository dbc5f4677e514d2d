/** A customer who has signed up and confirmed the address by the email in the outbox below `dataDir`. */
export function makeCustomer(
  site: { origin: string },
  dataDir: string,
): Promise<{ email: string; headers: { authorization: string } }>
