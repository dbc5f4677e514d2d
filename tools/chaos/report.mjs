/** What was tried and what was lost, in plain sentences, each behind the name of its chapter. */
export function makeReport() {
  const lost = []
  const chapter = (name, title) => {
    const print = (word, sentence) => console.log(`${name.padEnd(9)} ${word.padEnd(6)} ${sentence}`)
    print('begins', title)
    return {
      tried: (sentence) => print('tried', sentence),
      lost: (sentence) => {
        lost.push(sentence)
        print('LOST', sentence)
      },
      ended: (seconds) => print('ended', `after ${seconds} s`),
    }
  }
  return { chapter, losses: () => lost.length }
}
