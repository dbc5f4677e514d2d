import { useDeferredValue, type ReactNode } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyPicker.module.css'
import { PickerList } from './PickerList'
import type { PickerTerms } from './PickerTerms'
import type { PickerWords } from './PickerWords'
import { usePickerSearch } from './usePickerSearch'

type Props = {
  currencies: Currency[]
  isLoading: boolean
  favorites: string[]
  recent: string[]
  /** The symbol of the one that is chosen now. */
  current?: string
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  words: PickerWords
  terms?: PickerTerms
  onChoose: (currency: Currency) => void
  onFavorite: (symbol: string) => void
  onClose: () => void
  children?: ReactNode
}

const UNDRAWN: Currency[] = []
/** What they do depends on the list. */
const LIST_KEYS = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/** A combobox by the WAI-ARIA pattern in a dialog: type to search, arrows to move, Enter to choose, Escape to leave. */
export function CurrencyPicker(props: Props) {
  const { favorites, words, onClose, onFavorite, isLoading, children } = props
  // The dialog opens first: drawing the list takes a slow phone longer than a press may go without an effect.
  const currencies = useDeferredValue(props.currencies, UNDRAWN)
  const found = usePickerSearch({ ...props, currencies })
  const { combobox, rows, options, searched, isSearching, search, catchUp, filter, active } = found
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} shape="wide">
      <div className={styles.search}>
        <Icon name="search" />
        <input
          {...combobox.getInputProps({
            'aria-label': words.search,
            placeholder: words.search,
            onKeyDown: (event) => {
              if (event.key === 'Escape') onClose()
              if (LIST_KEYS.has(event.key)) catchUp()
            },
          })}
          type="text"
          value={undefined}
          defaultValue=""
          onChange={(event) => search(event.target.value)}
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {filter.networks.length > 1 && <NetworkFilter {...filter} words={words} />}
      <p className="unseen" role="status">
        {isLoading ? words.loading : isSearching ? words.count(options.length) : ''}
      </p>
      {children}
      {options.length === 0 && currencies !== UNDRAWN && (
        <p className={styles.empty}>{words.empty(searched)}</p>
      )}
      <PickerList {...props} {...{ rows, isSearching, combobox }} optionCount={options.length} />
      {active && (
        <FavoriteButton active={active} favorites={favorites} words={words} onFavorite={onFavorite} />
      )}
    </Dialog>
  )
}

type FilterProps = {
  network: string
  networks: { value: string; label: string }[]
  choose: (network: string) => void
  words: PickerWords
}

function NetworkFilter({ network, networks, choose, words }: FilterProps) {
  return (
    <label className={styles.filter}>
      {words.network}
      <select value={network} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.allNetworks}</option>
        {networks.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

type FavoriteProps = Pick<Props, 'favorites' | 'words' | 'onFavorite'> & { active: Currency }

/** The star of the highlighted option, for the keyboard. */
function FavoriteButton({ active, favorites, words, onFavorite }: FavoriteProps) {
  const { symbol, symbolFront, fullInfo } = active
  const isFavorite = favorites.includes(symbol)
  const name = [symbolFront, fullInfo.network_name].filter(Boolean).join(' ')
  return (
    <Button look="quiet" size="small" onClick={() => onFavorite(symbol)}>
      <Icon name="star" size={16} filled={isFavorite} />
      {(isFavorite ? words.unfavorite : words.favorite)(name)}
    </Button>
  )
}
