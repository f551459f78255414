import { randomBetween } from './captcha-random.ts'

/** 20 ms at 8 kHz: the grains a sound is put together from, half over one another. */
const GRAIN = 160
const HOP = GRAIN / 2
/** How far from its place a grain may be taken, so that waves never line up with those of the clip. */
const JITTER = 24

/** Each grain fades in and out, so that all together are as loud as one. */
const FADE = Float32Array.from(
  { length: GRAIN },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / GRAIN),
)

/** Samples around 0. */
export type Sound = Float32Array

function between(sound: Sound, place: number): number {
  const from = Math.floor(place)
  const before = sound[from] ?? 0
  return before + ((sound[from + 1] ?? 0) - before) * (place - from)
}

/** Higher or lower, with all that sounds in it: the voice of another person. */
function atPitch(sound: Sound, pitch: number): Float32Array {
  const other = new Float32Array(Math.floor((sound.length - 1) / pitch))
  for (let index = 0; index < other.length; index += 1) other[index] = between(sound, index * pitch)
  return other
}

/** Faster or slower at the same pitch, put together from grains that begin a little beside their place. */
function atTempo(sound: Sound, tempo: number): Float32Array {
  const stretched = new Float32Array(Math.floor(sound.length / tempo))
  for (let start = -HOP; start < stretched.length; start += HOP) {
    const from = start * tempo + randomBetween(-JITTER, JITTER)
    const end = Math.min(stretched.length, start + GRAIN)
    for (let at = Math.max(0, start); at < end; at += 1) {
      const index = at - start
      stretched[at] = (stretched[at] ?? 0) + (FADE[index] ?? 0) * between(sound, from + index)
    }
  }
  return stretched
}

/** Each sample with some of the one a moment before: darker or brighter, as another room or telephone would make it. */
function coloured(sound: Sound): Float32Array {
  const [share, delay] = [randomBetween(-0.45, 0.45), Math.round(randomBetween(1, 5))]
  return sound.map(
    (sample, index) => (sample + share * (sound[index - delay] ?? 0)) / (1 + Math.abs(share) / 2),
  )
}

/** A spoken word as it was never heard before: pitch, tempo, colour and loudness by chance. */
export function disguised(word: Sound): Float32Array {
  const loudness = randomBetween(0.75, 1)
  const other = atTempo(atPitch(coloured(word), randomBetween(0.84, 1.19)), randomBetween(0.85, 1.15))
  return other.map((sample) => sample * loudness)
}

/** Voices far behind: words backwards, `share` as loud as they are, over one another for so many samples. */
export function murmur(words: readonly Sound[], samples: number, share: number): Float32Array {
  const sound = new Float32Array(samples)
  for (let start = -1_600; start < samples; start += Math.round(randomBetween(600, 1_600))) {
    const word = words[Math.floor(randomBetween(0, words.length - 0.01))] ?? new Float32Array()
    const backwards = atPitch(word.toReversed(), randomBetween(0.8, 1.25))
    const end = Math.min(samples, start + backwards.length)
    for (let at = Math.max(0, start); at < end; at += 1) {
      sound[at] = (sound[at] ?? 0) + share * (backwards[at - start] ?? 0)
    }
  }
  return sound
}
