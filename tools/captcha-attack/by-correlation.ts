const SPEEDS = Array.from({ length: 20 }, (_, index) => 0.8 + index * 0.02)
const OFFSETS = Array.from({ length: 41 }, (_, index) => (index - 20) * 8)

/** The clip faster and higher, or slower and lower. */
export function atSpeed(clip: readonly number[], speed: number): number[] {
  return Array.from({ length: Math.floor((clip.length - 1) / speed) }, (_, index) => {
    const place = Math.floor(index * speed)
    const [before = 0, after = 0] = [clip[place], clip[place + 1]]
    return before + (after - before) * (index * speed - place)
  })
}

function correlation(word: readonly number[], clip: readonly number[], offset: number): number {
  let [product, ofWord, ofClip] = [0, 0, 0]
  for (let index = 0; index < clip.length; index += 1) {
    const [one, other] = [word[index + offset] ?? 0, clip[index] ?? 0]
    product += one * other
    ofWord += one * one
    ofClip += other * other
  }
  return Math.abs(product) / Math.sqrt(ofWord * ofClip + 1)
}

/** The digit whose clip, at some speed and offset, looks most like the word: works while the waveform is kept. */
export function byCorrelation(clips: readonly (readonly number[])[]) {
  const known = clips.map((clip) => SPEEDS.map((speed) => atSpeed(clip, speed)))
  return (word: readonly number[]): number => {
    const likeness = known.map((all) =>
      Math.max(...all.map((clip) => Math.max(...OFFSETS.map((offset) => correlation(word, clip, offset))))),
    )
    return likeness.indexOf(Math.max(...likeness))
  }
}
