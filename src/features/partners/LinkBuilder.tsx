import { LOCALES } from '@/config/locales'
import type { PartnerCode } from '@/contract/partners'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { useTranslation } from '@/i18n/useTranslation'
import { useAllCurrencies } from '@/store/currency/useAllCurrencies'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { CoinSelect } from '@/ui/currency/CoinSelect'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/layout/Panel'
import { Section } from '@/ui/layout/Section'
import { BuiltLink } from './BuiltLink'
import styles from './Partners.module.css'
import { useLinkBuilder } from './useLinkBuilder'

export function LinkBuilder({ codes }: { codes: PartnerCode[] }) {
  const { t } = useTranslation('partners')
  const { languages } = useAppSelector(selectSite).operator
  const builder = useLinkBuilder(codes)
  const { chosen, choose, pages, hasPair, isSubIdWrong, link } = builder
  return (
    <Section title={t('builder.title')} lead={t('builder.lead')}>
      <Panel>
        <div className={styles.builder}>
          <div className={styles.choices}>
            <SelectField
              label={t('codes.code')}
              options={codes.map(({ code, label }) => ({
                value: code,
                label: label ? `${code} (${label})` : code,
              }))}
              value={chosen.code}
              onChange={({ target }) => choose({ code: target.value })}
            />
            <SelectField
              label={t('builder.page')}
              options={pages.map((page) => ({ value: page, label: t(`builder.pages.${page}`) }))}
              value={chosen.page}
              onChange={({ target }) => choose({ page: pages.find((page) => page === target.value) })}
            />
            <SelectField
              label={t('builder.language')}
              options={LOCALES.filter((one) => languages?.includes(one) ?? true).map((one) => ({
                value: one,
                label: LANGUAGES[one].name,
              }))}
              value={chosen.language}
              onChange={({ target }) => choose({ language: asLocale(target.value) })}
            />
            <TextField
              label={t('builder.subId')}
              hint={t('builder.subIdHint')}
              value={chosen.subId}
              onChange={({ target }) => choose({ subId: target.value })}
              error={isSubIdWrong && t('builder.subIdWrong')}
            />
            {hasPair && <PairFields builder={builder} />}
          </div>
          <BuiltLink link={link} />
        </div>
      </Panel>
    </Section>
  )
}

function PairFields({ builder }: { builder: ReturnType<typeof useLinkBuilder> }) {
  const { t } = useTranslation(['partners', 'exchange'])
  const { chosen, choose, isAmountWrong } = builder
  const currencies = useAllCurrencies()
  const set = (field: 'from' | 'to') => (slug: string) => choose({ [field]: slug })
  return (
    <>
      <CoinSelect
        currencies={currencies}
        label={t('exchange:form.send')}
        none={t('builder.any')}
        value={chosen.from}
        onChoose={set('from')}
      />
      <CoinSelect
        currencies={currencies}
        label={t('exchange:form.get')}
        none={t('builder.any')}
        value={chosen.to}
        onChoose={set('to')}
      />
      {chosen.from && chosen.to && (
        <TextField
          label={t('builder.amount')}
          hint={t('builder.amountHint')}
          inputMode="decimal"
          value={chosen.amount}
          onChange={({ target }) => choose({ amount: target.value })}
          error={isAmountWrong && t('builder.amountWrong')}
        />
      )}
    </>
  )
}
