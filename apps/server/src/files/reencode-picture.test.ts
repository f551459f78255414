import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { allowedType } from './file-type-check.ts'
import { reencodePicture } from './reencode-picture.ts'

const WIDE = { create: { width: 60, height: 40, channels: 3, background: '#8a3324' } } as const
const KINDS = ['png', 'jpeg', 'webp'] as const

/** A picture as a phone takes it: held upright, with the place and the person in its metadata. */
function photo(kind: (typeof KINDS)[number]): Promise<Buffer> {
  return sharp(WIDE)
    .withExif({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 3/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(kind)
    .toBuffer()
}

describe('a picture written anew', () => {
  test.each(KINDS)('as %s keeps its kind and its look, and loses place, person and turn', async (kind) => {
    const before = await photo(kind)
    expect(before.includes('Somebody')).toBe(true)
    const after = await reencodePicture(before, `image/${kind}`)
    if (!after) throw new Error('refused')
    expect(await allowedType(after, '')).toBe(`image/${kind}`)
    expect(after.includes('Somebody')).toBe(false)
    const { width, height, orientation, exif, xmp, iptc } = await sharp(after).metadata()
    expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 40, height: 60 })
    const [red = 0, green = 0, blue = 0] = (await sharp(after).stats()).channels.map(({ mean }) => mean)
    expect([red - 0x8a, green - 0x33, blue - 0x24].every((off) => Math.abs(off) < 4)).toBe(true)
  })

  test('what follows the end of a picture stays behind', async () => {
    const after = await reencodePicture(
      Buffer.concat([await photo('jpeg'), Buffer.from('left by the camera')]),
      'image/jpeg',
    )
    expect(after?.includes('left by the camera')).toBe(false)
  })

  test.each(KINDS)('a %s that is cut off or no picture is refused', async (kind) => {
    const whole = await photo(kind)
    const mime = `image/${kind}`
    expect(await reencodePicture(whole.subarray(0, whole.length / 2), mime)).toBeUndefined()
    expect(await reencodePicture(Buffer.from('no picture'), mime)).toBeUndefined()
  })

  test('one that is small as a file and huge as a picture is refused', async () => {
    const huge = { create: { width: 10_000, height: 8_000, channels: 3, background: 'white' } } as const
    const bytes = await sharp(huge).png().toBuffer()
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(await reencodePicture(bytes, 'image/png')).toBeUndefined()
  })
})
