import { abuse } from './abuse/abuse.mjs'
import { backEndFaults } from './backEndFaults.mjs'
import { clockSkew } from './clockSkew.mjs'
import { fullDatabase } from './fullDatabase.mjs'
import { hostileCalls } from './hostileCalls.mjs'
import { killUnderLoad } from './killUnderLoad.mjs'
import { strangers } from './strangers.mjs'
import { startSite } from './startSite.mjs'

/** Each fault by the name it is picked with; `work` gets a folder of its own for data. */
export const CHAPTERS = {
  backEnd: { title: 'the back end is down, slow or wrong', work: backEndFaults },
  kill: { title: 'the server is killed under load', work: killUnderLoad },
  full: { title: 'the database is full', work: fullDatabase },
  clock: { title: 'clocks are wrong', work: clockSkew },
  abuse: { title: 'callers who cost more than they send', work: abuse },
  strangers: { title: 'a stranger has the ids of exchanges', work: strangers },
  hostile: { title: 'hostile addresses, queries, headers and bodies', work: hostile },
}

async function hostile(dataDir, report, { inputs: count, seed, first }) {
  const site = await startSite({ DATA_DIR: dataDir })
  await hostileCalls(site, report, { count, seed, first })
  if (site.hasEnded()) report.lost('the server ended by itself')
  await site.stop()
}
