import { randomInt } from 'node:crypto'

const STEPS = 1_000_000

/** An unpredictable number from `lowest` to `highest`: guessing the next captcha from this one must not work. */
export function randomBetween(lowest: number, highest: number): number {
  return lowest + ((highest - lowest) * randomInt(STEPS + 1)) / STEPS
}

/** Four unpredictable digits: what a captcha shows and says. */
export function makeCaptchaAnswer(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}
