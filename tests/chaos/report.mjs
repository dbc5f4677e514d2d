/** What was tried and what was lost, in plain sentences. */
export function makeReport() {
  const lost = []
  return {
    chapter: (title) => console.log(`\n== ${title}`),
    tried: (sentence) => console.log(`tried  ${sentence}`),
    lost: (sentence) => {
      lost.push(sentence)
      console.log(`LOST   ${sentence}`)
    },
    losses: () => lost.length,
  }
}
