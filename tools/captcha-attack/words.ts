const HEADER_BYTES = 44
/** 10 ms at 8 kHz. */
const STEP = 80
/** A word is a stretch that stays above this share of the loudest step; a pause is at least 100 ms. */
const LOUD = 0.12
const PAUSE_STEPS = 10

/** The samples of a data URL of 8-bit sound, around 0. */
export function samplesOf(url: string): number[] {
  const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return Array.from(file.subarray(HEADER_BYTES), (sample) => sample - 128)
}

/** Cuts the sound at its pauses: the loudest `count` stretches, in their order. */
export function wordsOf(samples: readonly number[], count: number): number[][] {
  const loudness = Array.from({ length: Math.floor(samples.length / STEP) }, (_, step) =>
    samples.slice(step * STEP, (step + 1) * STEP).reduce((sum, sample) => sum + Math.abs(sample), 0),
  )
  const limit = Math.max(...loudness) * LOUD
  const words: { from: number; to: number; sum: number }[] = []
  for (const [step, sum] of loudness.entries()) {
    if (sum < limit) continue
    const last = words.at(-1)
    if (last && step - last.to <= PAUSE_STEPS) Object.assign(last, { to: step, sum: last.sum + sum })
    else words.push({ from: step, to: step, sum })
  }
  return words
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, count)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => samples.slice(from * STEP, (to + 1) * STEP))
}
