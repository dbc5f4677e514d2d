/** `+05:30`, daylight saving included. */
export function utcOffset(at: Date): string {
  const minutes = -at.getTimezoneOffset()
  const absolute = Math.abs(minutes)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`
}
