/** One word for a value's blind indexes, the same on every instance that knows the same keys, whichever of them writes. */
export function wordOf(indexes: readonly Buffer[]): string {
  return indexes.map((index) => index.toString('hex')).toSorted()[0] ?? ''
}
