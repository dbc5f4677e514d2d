import type { PickerRow } from './pickerRows'

const HEADING_HEIGHT = 36
export const OPTION_HEIGHT = 58
/** Of a coin on several networks: its names, and a line for as many networks as fit. */
const NAMES_HEIGHT = 50
const LINE_HEIGHT = 52
/** Pixels of a character in a network's name, and of what stands around it. */
const LETTER = 7.2
const AROUND = 36
/** Left of the networks and of the list. */
const INDENT = 68
/** Of a card: its least width, its name, and each fact, as CurrencyPicker.module.css has them. */
const CARD_WIDTH = 128
const WIDE_CARD_WIDTH = 168
const CARD_NAME = 36
const CARD_FACT = 16
const GAP = 8
/** Up to here cards stand without the indent of the names, and from there on they are wide. */
const NARROW = 370
const WIDE = 560
const PADDING = 24

/** An estimate, until the row is measured. `facts`: lines below the name of each network. */
export function heightOf(row: PickerRow | undefined, width: number, facts = 0): number {
  if (row?.kind === 'heading') return HEADING_HEIGHT
  if (!row || row.options.length < 2) return OPTION_HEIGHT
  if (facts === 0) return NAMES_HEIGHT + linesOf(row, width) * LINE_HEIGHT
  const room = width - (width > NARROW ? INDENT : PADDING)
  const card = width < WIDE ? CARD_WIDTH : WIDE_CARD_WIDTH
  const columns = Math.max(1, Math.floor((room + GAP) / (card + GAP)))
  return NAMES_HEIGHT + Math.ceil(row.options.length / columns) * (CARD_NAME + facts * CARD_FACT + GAP)
}

function linesOf(row: PickerRow & { kind: 'coin' }, width: number): number {
  let [lines, used] = [1, 0]
  for (const { currency } of row.options) {
    const chip = currency.fullInfo.network_name.length * LETTER + AROUND
    if (used > 0 && used + chip > width - INDENT) [lines, used] = [lines + 1, chip]
    else used += chip
  }
  return lines
}
