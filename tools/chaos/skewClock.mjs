/** Loaded before everything else in a server: its clock stands SKEW_SECONDS beside ours. */
const RealDate = Date
const skew = Number(process.env.SKEW_SECONDS) * 1000
const now = () => RealDate.now() + skew

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
