import { fieldAmount } from '@/domain/money/amount'
import { showPrice } from '@/domain/money/marketNumbers'
import type { Translate } from '@/i18n/translate'
import { UNITS, type CashbackRequest } from './CashbackRequest'
import type { BitcoinPrice } from '@/api/pageServices'

type Props = {
  t: Translate
  intl: string
  request: CashbackRequest
  first: string
  price: BitcoinPrice | null
}

/** Works without scripts, by its button. */
export function CashbackForm({ t, intl, request, first, price }: Props) {
  const { locale, theme, typed, unit, ref } = request
  return (
    <form>
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="theme" value={theme} />
      {ref && <input type="hidden" name="ref" value={ref} />}
      <label htmlFor="volume">{t('volume')}</label>
      <div className="field">
        <input
          id="volume"
          name="volume"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed ?? fieldAmount(first, intl)}
          aria-describedby="note"
        />
        {price ? (
          <select name="unit" aria-label={t('unit')} defaultValue={unit}>
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </select>
        ) : (
          <span>BTC</span>
        )}
        <button>{t('submit')}</button>
      </div>
      <p id="note">
        {price ? t(price.isSample ? 'sampleRate' : 'rate', { price: showPrice(price.usd, intl) }) : t('hint')}
      </p>
    </form>
  )
}
