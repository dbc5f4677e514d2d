/** Loaded before everything else in a server: at SIGUSR2 its clock goes PROBE_STEP milliseconds ahead, and it says so. */
const now = Date.now
const step = Number(process.env.PROBE_STEP)
const known = new Set(Reflect.ownKeys(globalThis))
let ahead = 0
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], made),
})
process.on('SIGUSR2', () => {
  ahead += step
  const added = Reflect.ownKeys(globalThis).filter((key) => !known.has(key))
  console.log(`probe ${ahead} ${JSON.stringify(added.map(String))}`)
})
