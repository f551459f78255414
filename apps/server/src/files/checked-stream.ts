import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'

/** What lies under a key is not what was put there: cut off, or other bytes. */
export class BytesChanged extends Error {
  readonly code = 'BYTES_CHANGED'
  constructor(key: string) {
    super(`the bytes under ${key} are others`)
  }
}

/**
 * The same bytes, failing at their end when their SHA-256 is not the key. A source that breaks fails it too, as `asError` says
 * it; one that is destroyed takes its source along.
 */
export function checkedStream(
  source: Readable,
  key: string,
  asError: (error: Error) => Error = (error) => error,
): Readable {
  const hash = createHash('sha256')
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(undefined, chunk)
    },
    flush(done) {
      done(hash.digest('hex') === key ? undefined : new BytesChanged(key))
    },
  })
  source.on('error', (error) => checked.destroy(asError(error)))
  // Whoever has not begun to read hears of it when they do.
  checked.on('error', () => undefined)
  checked.on('close', () => source.destroy())
  return source.pipe(checked)
}
