import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { qrSvg } from '../../../documents/qr-svg.ts'
import { readQrCodes } from './read-qr.ts'

const address = 'https://lqr.example.cn/lite/sheet?code=15-G0-7V'

/** A sheet as a telephone sees it: the code small in a corner, askew, dim, and packed as JPEG. */
const photo = async (angle: number) => {
  const code = await sharp(Buffer.from(qrSvg(address)))
    .resize(260)
    .png()
    .toBuffer()
  return sharp({ create: { width: 1_400, height: 1_900, channels: 3, background: '#e9e6df' } })
    .composite([{ input: code, left: 1_050, top: 90 }])
    .rotate(angle, { background: '#3a3a3a' })
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** A printed page without a code. */
const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">${Array.from(
  { length: 40 },
  (_, row) => `<rect x="80" y="${row * 28 + 40}" width="700" height="6"/>`,
).join('')}</svg>`

test('the code is read from a photo, upright, askew and upside down', async () => {
  for (const angle of [0, 7, 180])
    expect((await readQrCodes(await photo(angle))).texts, `${angle}°`).toEqual([address])
})

test('a picture without a code, and what is no picture, say so', async () => {
  const page = await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#d8d8d8' } })
    .composite([{ input: Buffer.from(lines) }])
    .png()
    .toBuffer()
  expect(await readQrCodes(page)).toEqual({ texts: [], problem: 'NO_CODE' })
  expect(await readQrCodes(Buffer.from('no picture'))).toEqual({ texts: [], problem: 'FILE' })
})

test('what is wrong with a photo is said: too small, taken in the dark, shaken, under a lamp', async () => {
  const sheet = sharp(await photo(0))
  const problemOf = async (taken: Sharp) => (await readQrCodes(await taken.jpeg().toBuffer())).problem
  expect(await problemOf(sheet.clone().resize(120))).toBe('SMALL')
  expect(await problemOf(sheet.clone().linear(0.004, 3))).toBe('DARK')
  expect(await problemOf(sheet.clone().blur(8))).toBe('BLURRED')
  expect(await problemOf(sheet.clone().linear(1, 250))).toBe('BRIGHT')
})
