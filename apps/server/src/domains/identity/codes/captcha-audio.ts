import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { randomBetween } from './captcha-random.ts'

const RATE_HZ = 8_000
const DIGITS = 10
const HEADER_BYTES = 44
const SILENT = 128
/** Loudest step of the noise, out of 127. */
const NOISE = 3

const clips = readClips(readFileSync(new URL('captcha-voice/digits.bin', import.meta.url)))

/**
 * The digits spoken in Mandarin, for people who cannot see the picture: a WAV data URL (8 kHz, mono, 8-bit). Speed,
 * loudness, pauses and noise differ each time, so equal digits never have equal bytes. 1 is read 幺 (captcha-voice).
 */
export function captchaAudio(answer: string): string {
  const parts = Array.from(answer).flatMap((digit) => [spoken(Number(digit)), pause(0.35, 0.7)])
  const sound = Buffer.concat([pause(0.3, 0.6), ...parts])
  const noise = randomBytes(sound.length)
  for (const [index, sample] of sound.entries()) {
    const hiss = (noise[index] ?? 0) % (2 * NOISE + 1)
    sound[index] = Math.min(255, Math.max(0, sample + hiss - NOISE))
  }
  return `data:audio/wav;base64,${Buffer.concat([waveHeader(sound.length), sound]).toString('base64')}`
}

/** The clip faster or slower by up to a tenth, and up to a quarter quieter. */
function spoken(digit: number): Buffer {
  const clip = clips[digit]
  if (clip === undefined) throw new RangeError('a captcha is made of digits')
  const [speed, loudness] = [randomBetween(0.9, 1.1), randomBetween(0.75, 1)]
  const sound = Buffer.alloc(Math.floor((clip.length - 1) / speed))
  for (let index = 0; index < sound.length; index += 1) {
    const place = Math.floor(index * speed)
    const [before, after] = [clip[place] ?? SILENT, clip[place + 1] ?? SILENT]
    const sample = before + (after - before) * (index * speed - place)
    sound[index] = SILENT + Math.round((sample - SILENT) * loudness)
  }
  return sound
}

function pause(shortestSeconds: number, longestSeconds: number): Buffer {
  return Buffer.alloc(Math.round(RATE_HZ * randomBetween(shortestSeconds, longestSeconds)), SILENT)
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

function readClips(asset: Buffer): Buffer[] {
  let start = 2 * DIGITS
  return Array.from({ length: DIGITS }, (_, digit) => {
    const clip = asset.subarray(start, start + asset.readUInt16LE(2 * digit))
    start += clip.length
    return clip
  })
}
