import { changedSecrets } from '../src/config/environment/changedSecrets.js'
import { hasSecretFiles } from '../src/config/environment/readSecretFiles.js'

/** Milliseconds. */
const EVERY = 10_000

/** Files of secrets that are replaced while the site runs count within ten seconds, or at once after SIGHUP. */
export function startRereadingSecrets({ logSecretsRead, logWarning }) {
  if (!hasSecretFiles()) return
  let said = ''
  const reread = () => {
    const { values, later, gone, faults } = changedSecrets(process.env)
    Object.assign(process.env, values)
    if (Object.keys(values).length > 0) logSecretsRead(Object.keys(values))
    for (const name of gone)
      logWarning(`The file of ${name}_FILE has gone, so no value before a change counts`)
    const words = [
      ...faults.map((fault) => `A secret was not read anew: ${fault}`),
      ...later.map((name) => `${name} has changed in its file, and counts with the next start`),
    ].join('; ')
    // Once for each state, not every ten seconds.
    if (words !== '' && words !== said) logWarning(words)
    said = words
  }
  setInterval(reread, EVERY).unref()
  process.on('SIGHUP', reread)
}
