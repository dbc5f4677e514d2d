/** On globalThis, because the start of a server and its doors are bundled apart. */
const held = globalThis as { halyardIsWarm?: boolean }

/** Whether this server has made all of its pages since it started. */
export const isWarm = () => held.halyardIsWarm === true

export const becameWarm = () => {
  held.halyardIsWarm = true
}
