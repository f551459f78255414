// Makes apps/server/src/domains/identity/codes/captcha-voice/digits.bin from espeak-ng's Mandarin voice; see the README there.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** 1 is read 幺 as in telephone numbers: 一 and 七 differ above 4 kHz alone, which 8 kHz sound does not carry. */
const SPOKEN = ['ling2', 'yao1', 'er4', 'san1', 'si4', 'wu3', 'liu4', 'qi1', 'ba1', 'jiu3']
/** The plain `cmn` voice lacks most characters and reads them out as English letters; pinyin is complete. */
const VOICE = 'cmn-latn-pinyin'
const WORDS_PER_MINUTE = '130'
const RATE_HZ = 8_000
const PEAK = 0.9
const SILENCE = 0.02
const MARGIN_SECONDS = 0.03
const FADE_SECONDS = 0.008
const FILTER_RADIUS = 24

const clips = SPOKEN.map((word) => eightBit(trim(resample(speak(word)))))
const lengths = Buffer.alloc(2 * clips.length)
clips.forEach((clip, digit) => lengths.writeUInt16LE(clip.length, 2 * digit))
const target = new URL('../apps/server/src/domains/identity/codes/captcha-voice/digits.bin', import.meta.url)
writeFileSync(target, Buffer.concat([lengths, ...clips]))
process.stdout.write(
  `${clips.map((clip, digit) => `${digit}: ${(clip.length / RATE_HZ).toFixed(2)} s`).join(', ')}\n`,
)

interface Sound {
  readonly rate: number
  readonly samples: Float64Array
}

/** One word as espeak-ng says it: 16-bit mono after a 44-byte header. */
function speak(word: string): Sound {
  const wav = execFileSync('espeak-ng', ['-v', VOICE, '-s', WORDS_PER_MINUTE, '--stdout', word])
  const samples = new Float64Array((wav.length - 44) >> 1)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = wav.readInt16LE(44 + 2 * index) / 32_768
  return { rate: wav.readUInt32LE(24), samples }
}

/** Windowed sinc: everything above half the new rate goes before the samples are thinned. */
function resample({ rate, samples }: Sound): Float64Array {
  const step = rate / RATE_HZ
  const radius = Math.ceil(FILTER_RADIUS * step)
  const thinned = new Float64Array(Math.floor(samples.length / step))
  for (let index = 0; index < thinned.length; index += 1) {
    const centre = index * step
    let sum = 0
    for (let near = Math.ceil(centre - radius); near <= centre + radius; near += 1) {
      const distance = near - centre
      const phase = (Math.PI * distance) / step
      const sinc = phase === 0 ? 1 : Math.sin(phase) / phase
      sum += (samples[near] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / radius))
    }
    thinned[index] = sum / step
  }
  return thinned
}

/** Without the silence around the word, at full level, with soft ends. */
function trim(samples: Float64Array): Float64Array {
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE * loudest
  const margin = MARGIN_SECONDS * RATE_HZ
  const from = Math.max(0, samples.findIndex(isHeard) - margin)
  const word = samples.slice(from, samples.findLastIndex(isHeard) + margin)
  const fade = FADE_SECONDS * RATE_HZ
  return word.map((sample, index) => {
    const edge = Math.min(1, index / fade, (word.length - 1 - index) / fade)
    return (sample / loudest) * PEAK * edge
  })
}

function eightBit(samples: Float64Array): Buffer {
  return Buffer.from(samples.map((sample) => 128 + Math.round(127 * sample)))
}
