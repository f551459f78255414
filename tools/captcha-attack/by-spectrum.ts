const FRAME = 256
const HOP = 80
const BANDS = 18

/** What is this far below the loudest, in dB, is taken for silence: noise and voices far behind drown there. */
const DEPTH = 24

/** Loudness in dB of bands up to 4 kHz, narrow below and wide above, each band's mean taken away (a filter shifts it). */
function spectrumOf(samples: readonly number[]): number[][] {
  const count = Math.max(1, Math.floor((samples.length - FRAME) / HOP) + 1)
  const heard = Array.from({ length: count }, (_, frame) => bandsAt(samples, frame * HOP))
  const floor = Math.max(...heard.flat()) - DEPTH
  const frames = heard.map((frame) => frame.map((value) => Math.max(value, floor)))
  const means = Array.from(
    { length: BANDS },
    (_, band) => frames.reduce((sum, frame) => sum + (frame[band] ?? 0), 0) / count,
  )
  return frames.map((frame) => frame.map((value, band) => value - (means[band] ?? 0)))
}

const edges = Array.from({ length: BANDS + 1 }, (_, band) =>
  Math.round(2 + (FRAME / 2 - 3) * (band / BANDS) ** 1.6),
)

function bandsAt(samples: readonly number[], start: number): number[] {
  const power = Array.from({ length: FRAME / 2 }, (_, bin) => {
    let [real, imaginary] = [0, 0]
    for (let index = 0; index < FRAME; index += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / FRAME)
      const sample = (samples[start + index] ?? 0) * window
      real += sample * Math.cos((2 * Math.PI * bin * index) / FRAME)
      imaginary += sample * Math.sin((2 * Math.PI * bin * index) / FRAME)
    }
    return real * real + imaginary * imaginary
  })
  return Array.from({ length: BANDS }, (_, band) => {
    const [from = 0, to = 0] = [edges[band], edges[band + 1]]
    const all = power.slice(from, Math.max(from + 1, to))
    return 10 * Math.log10(all.reduce((sum, value) => sum + value, 0) / all.length + 100)
  })
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, band) => value - (other[band] ?? 0)))
}

/** How far two words are apart when each may linger where it likes (dynamic time warping), per frame. */
function warped(one: readonly number[][], other: readonly number[][]): number {
  let row = [0, ...other.map(() => Infinity)]
  for (const frame of one) {
    const next = [Infinity]
    for (const [index, known] of other.entries()) {
      const best = Math.min(row[index] ?? Infinity, row[index + 1] ?? Infinity, next[index] ?? Infinity)
      next.push(best + distance(frame, known))
    }
    row = next
  }
  return (row.at(-1) ?? Infinity) / (one.length + other.length)
}

/** The digit one of whose clips sounds most like the word, whatever its tempo: what a recogniser of a few templates does. */
export function bySpectrum(clips: readonly (readonly (readonly number[])[])[]) {
  const known = clips.map((voices) => voices.map(spectrumOf))
  return (word: readonly number[]): number => {
    const spectrum = spectrumOf(word)
    const distances = known.map((voices) => Math.min(...voices.map((clip) => warped(spectrum, clip))))
    return distances.indexOf(Math.min(...distances))
  }
}
