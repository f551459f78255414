import sharp from 'sharp'
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

test('the code is read from a photo, upright, askew and upside down', async () => {
  for (const angle of [0, 7, 180])
    expect(await readQrCodes(await photo(angle)), `${angle}°`).toEqual([address])
})

test('a picture without a code, and what is no picture, has none', async () => {
  const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await readQrCodes(blank)).toEqual([])
  expect(await readQrCodes(Buffer.from('no picture'))).toEqual([])
})
