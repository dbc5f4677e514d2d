import { reportTask } from '@/api/ambassadors'
import { paths } from '@/config/paths'
import type { AmbassadorTask } from '@/contract/ambassadors'
import { TASK_LENGTH } from '@/domain/partner/ambassador'
import { showBtc } from '@/domain/money/btcAmount'
import { typedText } from '@/domain/text/typedText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { TextArea } from '@/ui/form/TextArea'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import styles from './Ambassador.module.css'
import { AMBASSADOR } from './useAmbassador'

export function AmbassadorTasks({ tasks }: { tasks: readonly AmbassadorTask[] }) {
  const { t } = useTranslation('ambassador')
  return (
    <Section id="tasks" title={t('tasks.title')} lead={t('tasks.lead')}>
      {tasks.length === 0 ? (
        <p>{t('tasks.empty')}</p>
      ) : (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <Task key={task.id} task={task} />
          ))}
        </ul>
      )}
      <p>
        <PageLink href={paths.account.payouts}>{t('balance')}</PageLink>
      </p>
    </Section>
  )
}

function Task({ task }: { task: AmbassadorTask }) {
  const { t } = useTranslation('ambassador')
  const { intl } = useLanguage()
  const { id, title, what, rewardBtc, state, report, note } = task
  return (
    <li className={styles.task}>
      <h3>{title}</h3>
      <p className={styles.facts}>
        <span>{t('tasks.reward', { amount: showBtc(rewardBtc, intl) })}</span>
        <span>{t('tasks.status', { state: t(`tasks.states.${state}`) })}</span>
      </p>
      <p className={styles.text}>{what}</p>
      {report !== '' && <Words title={t('tasks.report')} text={report} />}
      {note !== null && <Words title={t('tasks.note')} text={note} />}
      {state === 'open' && <ReportForm id={id} title={title} />}
    </li>
  )
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <p className={styles.text}>
    <strong>{title}</strong>
    {'\n'}
    {text}
  </p>
)

function ReportForm({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('ambassador')
  const { form, state, problems } = useForm({
    read: (typed) => ({ report: typedText(typed, 'report').trim() }),
    check: ({ report }) => ({ report: report === '' ? 'missing' : undefined }),
    send: async ({ report }) => {
      await reportTask(id, report)
      invalidate(AMBASSADOR)
    },
  })
  const error =
    problems.report &&
    (problems.report === 'missing' ? t('problem.missing') : t('problem.tooLong', { max: TASK_LENGTH.report }))
  return (
    <form {...form} className={styles.form} aria-label={`${t('tasks.send')}: ${title}`}>
      <TextArea
        label={t('tasks.label')}
        hint={t('tasks.hint')}
        name="report"
        rows={3}
        maxLength={TASK_LENGTH.report}
        error={error}
      />
      <CredentialsEnd state={state} label={t('tasks.send')} />
    </form>
  )
}
