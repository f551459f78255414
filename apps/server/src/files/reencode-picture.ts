import sharp, { type Sharp } from 'sharp'

/** More than any camera's picture of 10 MiB; a small file that claims to be larger is there to use up memory. */
const MAX_PIXELS = 64_000_000
const QUALITY = 85

/** How each kind of picture is written anew. */
const WRITERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality: QUALITY }),
  'image/webp': (picture) => picture.webp({ quality: QUALITY }),
}

// One picture takes one core: the others go on answering.
sharp.concurrency(1)
sharp.cache(false)

export function isPicture(mime: string): boolean {
  return Object.hasOwn(WRITERS, mime)
}

/**
 * The picture of the same kind written anew from its points, turned the way it was held: where and with what it was taken,
 * and whatever else the file carried, stays behind. Undefined when it cannot be decoded whole or has too many points.
 */
export async function reencodePicture(bytes: Buffer, mime: string): Promise<Buffer | undefined> {
  const write = WRITERS[mime]
  if (!write) return undefined
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    return await write(picture.autoOrient()).toBuffer()
  } catch {
    return undefined
  }
}

/** The picture at most this wide, as WebP; what is smaller stays as wide as it is. */
export async function shrinkPicture(bytes: Buffer, maxWidth: number) {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
