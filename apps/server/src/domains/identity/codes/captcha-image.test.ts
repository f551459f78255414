import { describe, expect, test } from 'vitest'
import { captchaImage } from './captcha-image.ts'
import { makeCaptchaAnswer } from './captcha-random.ts'

const PREFIX = 'data:image/svg+xml;base64,'

function drawing(answer: string): string {
  const url = captchaImage(answer)
  expect(url.startsWith(PREFIX)).toBe(true)
  return Buffer.from(url.slice(PREFIX.length), 'base64').toString()
}

/** The shape of the path without its numbers: what a reader of commands would compare. */
const commandsOf = (svg: string) => svg.replaceAll(/[^MLCZ]/g, '')

describe('the captcha picture', () => {
  test('is an SVG of its own that can be enlarged', () => {
    const svg = drawing('4071')
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="160" height="60" viewBox="0 0 160 60">/,
    )
    expect(svg.endsWith('</svg>')).toBe(true)
    expect(svg).not.toContain('NaN')
    expect(svg).not.toContain('undefined')
  })

  test.each(['0123', '4567', '8990'])(
    'holds nothing but paths, so %s cannot be read from its text',
    (answer) => {
      const svg = drawing(answer)
      expect(new Set(svg.match(/<\/?[a-z]+/g))).toEqual(new Set(['<svg', '<path', '</svg']))
      expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('')
      expect(svg).not.toMatch(/ (id|class|title|aria-[a-z]+|data-[a-z]+)=/)
    },
  )

  test('stays within its frame, so no digit is cut off', () => {
    for (let digit = 0; digit < 10; digit += 1) {
      const svg = drawing(String(digit).repeat(4))
      for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(160)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(60)
      }
    }
  })

  test('the same digits never have the same drawing, nor the same sequence of commands', () => {
    const [one, other] = [drawing('2222'), drawing('2222')]
    expect(one).not.toBe(other)
    expect(commandsOf(one)).not.toBe(commandsOf(other))
  })

  test('is small enough to travel in an answer', () => {
    expect(captchaImage('8888').length).toBeLessThan(12_000)
  })
})

test('an answer has four digits, and leading zeros too', () => {
  const answers = Array.from({ length: 300 }, makeCaptchaAnswer)
  for (const answer of answers) expect(answer).toMatch(/^\d{4}$/)
  expect(new Set(answers).size).toBeGreaterThan(200)
  expect(answers.some((answer) => answer.startsWith('0'))).toBe(true)
})
