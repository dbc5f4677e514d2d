import { GroupedText } from './GroupedText'

type Props = {
  address: string
  /** The sentence with what it is given in the place of the address. */
  write: (address: string) => string
}

/** A sentence that names an address, in groups as everywhere else. */
export function AddressSentence({ address, write }: Props) {
  const [before, after = ''] = write(PLACE).split(PLACE)
  return (
    <>
      <span>{before}</span>
      <GroupedText>{address}</GroupedText>
      <span>{after}</span>
    </>
  )
}

/** U+FFFC, the object replacement character: no text has it. */
const PLACE = '\ufffc'
