import { decryptText, encryptText } from '@/browser/page/encryptedText'
import { isOwnExchange, type OwnExchange } from '@/browser/storage/ownExchanges'
import { looksLikeExchangeId } from '@/domain/exchange/exchangeId'
import { isAmount } from '@/domain/money/amount'

export const writeExchangeFile = (list: OwnExchange[], passphrase: string) =>
  encryptText(JSON.stringify(list), passphrase)

/** @throws for a wrong passphrase and for a file of another kind */
export async function readExchangeFile(file: string, passphrase: string): Promise<OwnExchange[]> {
  const list: unknown = JSON.parse(await decryptText(file, passphrase))
  if (!Array.isArray(list) || !list.every(isValid)) throw new Error('the file has other contents')
  return list
}

function isValid(item: unknown): item is OwnExchange {
  if (!isOwnExchange(item)) return false
  const { publicId, amountFrom, amountTo, arrived = '0', paid = '0', quotedFrom = '0', quotedTo = '0' } = item
  return (
    looksLikeExchangeId(publicId) &&
    [amountFrom, amountTo, arrived, paid, quotedFrom, quotedTo].every(isAmount)
  )
}
