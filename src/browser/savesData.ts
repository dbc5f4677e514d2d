/** The visitor asks sites to save data, as far as the browser tells (Network Information API). */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
