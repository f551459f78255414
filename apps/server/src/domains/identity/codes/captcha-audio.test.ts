import { describe, expect, test } from 'vitest'
import { captchaAudio } from './captcha-audio.ts'

const PREFIX = 'data:audio/wav;base64,'

function wave(answer: string): Buffer {
  const url = captchaAudio(answer)
  expect(url.startsWith(PREFIX)).toBe(true)
  return Buffer.from(url.slice(PREFIX.length), 'base64')
}

/** How often the sound rises out of the murmur, with a fifth of a second between: the number of spoken words. */
function wordsHeard(sound: Buffer): number {
  const windows = Array.from({ length: Math.floor(sound.length / 400) }, (_, index) =>
    sound.subarray(index * 400, index * 400 + 400).some((sample) => Math.abs(sample - 128) > 28),
  )
  const text = windows.map((isLoud) => (isLoud ? 'x' : '.')).join('')
  return text.split(/\.{4,}/).filter((word) => word.includes('x')).length
}

describe('the captcha voice', () => {
  test('is a WAV of 8 kHz, mono, 8-bit whose lengths are true', () => {
    const file = wave('4071')
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect([
      file.readUInt16LE(20),
      file.readUInt16LE(22),
      file.readUInt32LE(24),
      file.readUInt16LE(34),
    ]).toEqual([1, 1, 8_000, 8])
    expect(file.toString('latin1', 36, 40)).toBe('data')
    expect(file.readUInt32LE(40)).toBe(file.length - 44)
  })

  test.each(['0123', '4567', '8901'])(
    'says each of the four digits of %s, with a pause between',
    (answer) => {
      const sound = wave(answer).subarray(44)
      expect(wordsHeard(sound)).toBe(4)
      expect(sound.length / 8_000).toBeGreaterThan(2.5)
      expect(sound.length / 8_000).toBeLessThan(6)
    },
  )

  test('the same digits never sound the same, so a list of recordings does not help', () => {
    const [one, other] = [wave('7777'), wave('7777')]
    expect(one.length).not.toBe(other.length)
    expect(one.subarray(44, 2_000).equals(other.subarray(44, 2_000))).toBe(false)
  })

  test('refuses what is not a digit', () => {
    expect(() => captchaAudio('12a4')).toThrow(RangeError)
  })
})
