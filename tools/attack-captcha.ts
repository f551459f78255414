// Solves spoken captchas with the clips of the repository, as anybody who has it could; prints how many (decision 0045).
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { captchaAudio } from '../apps/server/src/domains/identity/index.ts'
import { atSpeed, byCorrelation } from './captcha-attack/by-correlation.ts'
import { bySpectrum } from './captcha-attack/by-spectrum.ts'
import { samplesOf, wordsOf } from './captcha-attack/words.ts'

const CAPTCHAS = 60
/** Who reads the source knows that voices are made higher and lower, and does so with the clips as well. */
const VOICES = [0.86, 0.93, 1, 1.08, 1.16]
const CLIPS = new URL('../apps/server/src/domains/identity/codes/captcha-voice/digits.bin', import.meta.url)

function readClips(): number[][] {
  const asset = readFileSync(CLIPS)
  let start = 20
  return Array.from({ length: 10 }, (_, digit) => {
    const clip = asset.subarray(start, start + asset.readUInt16LE(2 * digit))
    start += clip.length
    return Array.from(clip, (sample) => sample - 128)
  })
}

const clips = readClips()
for (const [name, recognise] of [
  ['correlation', byCorrelation(clips)],
  ['spectrum', bySpectrum(clips.map((clip) => [clip]))],
  ['spectrum of five voices', bySpectrum(clips.map((clip) => VOICES.map((pitch) => atSpeed(clip, pitch))))],
] as const) {
  let [solved, digits] = [0, 0]
  for (let captcha = 0; captcha < CAPTCHAS; captcha += 1) {
    const answer = String(randomInt(10_000)).padStart(4, '0')
    const heard = wordsOf(samplesOf(captchaAudio(answer)), answer.length)
      .map(recognise)
      .join('')
    digits += Array.from(heard).filter((digit, index) => digit === answer[index]).length
    if (heard === answer) solved += 1
  }
  console.log(`${name}: ${solved} of ${CAPTCHAS} captchas, ${digits} of ${4 * CAPTCHAS} digits`)
}
