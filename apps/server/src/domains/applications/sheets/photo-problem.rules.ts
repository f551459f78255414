import type { ScanProblemCode } from '@lqr/contract/applications/sheet-calls.ts'

/** What was measured of a photo in which no code was found. */
export interface PhotoMeasures {
  readonly widthPixels: number
  readonly heightPixels: number
  /** Mean brightness, 0 black to 255 white. */
  readonly brightness: number
  /** Standard deviation of the Laplacian over the whole picture, as sharp measures it: printed lines give edges, a shaken hand none. */
  readonly sharpness: number
}

/** Below it the code of a whole page is under 100 pixels wide, which no reader makes out. */
const LEAST_PIXELS = 600
const DARKEST = 60
const BRIGHTEST = 245
/** A printed page lies far above it, the same page out of focus far below. */
const LEAST_SHARPNESS = 0.5

/** What to do better with the next photo; the plainest reason goes first. */
export function photoProblem(photo: PhotoMeasures): ScanProblemCode {
  if (Math.min(photo.widthPixels, photo.heightPixels) < LEAST_PIXELS) return 'SMALL'
  if (photo.brightness < DARKEST) return 'DARK'
  if (photo.brightness > BRIGHTEST) return 'BRIGHT'
  return photo.sharpness < LEAST_SHARPNESS ? 'BLURRED' : 'NO_CODE'
}
