const month = ['--from', '2026-10-01', '--to', '2026-11-01']

/** What reads or changes a site that is there, each with right arguments. */
export const NEED_TABLES = [
  ['purge'],
  ['purge', '--dry-run'],
  ['hold', 'list'],
  ['hold', 'add', '--email', 'a@example.com', '--reason', 'Claim of 3 May'],
  ['backup', 'b.gz'],
  ['backup', 'b.gz', '--dry-run'],
  ['report', 'orders', ...month],
  ['sandbox-month', 'CODE'],
  ['import-earnings', '--provider', 'near', '--file', 'a.csv'],
]
