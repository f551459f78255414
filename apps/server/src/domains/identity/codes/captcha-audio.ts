import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { disguised, murmur, type Sound } from './captcha-disguise.ts'
import { randomBetween } from './captcha-random.ts'

const RATE_HZ = 8_000
const DIGITS = 10
const HEADER_BYTES = 44
const SILENT = 128
/** Loudest step of the hiss, out of 127, and how loud the voices behind are. */
const HISS = 5
const MURMUR = 0.06

const clips = readClips(readFileSync(new URL('captcha-voice/digits.bin', import.meta.url)))

/**
 * The digits spoken in Mandarin, for people who cannot see the picture: a WAV data URL (8 kHz, mono, 8-bit). Each word is
 * disguised anew and voices murmur behind, so that the clips of the repository do not give it away. 1 is read 幺.
 */
export function captchaAudio(answer: string): string {
  const words = Array.from(answer).flatMap((digit) => [disguised(clipOf(digit)), pause(0.35, 0.7)])
  const parts = [pause(0.3, 0.6), ...words]
  const sound = Buffer.alloc(parts.reduce((sum, { length }) => sum + length, 0))
  const behind = murmur(clips, sound.length, MURMUR)
  const noise = randomBytes(sound.length)
  let start = 0
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 1) {
      const at = start + index
      const hiss = ((noise[at] ?? 0) % (2 * HISS + 1)) - HISS
      const level = Math.round(SILENT + (part[index] ?? 0) + (behind[at] ?? 0) + hiss)
      sound[at] = Math.min(255, Math.max(0, level))
    }
    start += part.length
  }
  return `data:audio/wav;base64,${Buffer.concat([waveHeader(sound.length), sound]).toString('base64')}`
}

function clipOf(digit: string): Sound {
  const clip = clips[Number(digit)]
  if (clip === undefined) throw new RangeError('a captcha is made of digits')
  return clip
}

function pause(shortestSeconds: number, longestSeconds: number): Sound {
  return new Float32Array(Math.round(RATE_HZ * randomBetween(shortestSeconds, longestSeconds)))
}

function waveHeader(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  // PCM, one channel, one byte a sample.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE_HZ, 24)
  header.writeUInt32LE(RATE_HZ, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}

/** The clips as samples around 0. */
function readClips(asset: Buffer): Sound[] {
  let start = 2 * DIGITS
  return Array.from({ length: DIGITS }, (_, digit) => {
    const clip = asset.subarray(start, start + asset.readUInt16LE(2 * digit))
    start += clip.length
    return Float32Array.from(clip, (sample) => sample - SILENT)
  })
}
