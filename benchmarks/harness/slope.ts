/** By how much a straight line through samples taken at even times rises from one sample to the next. */
export function slopeOf(samples: readonly number[]): number {
  const mean = (samples.length - 1) / 2
  const ofAll = samples.reduce((sum, one) => sum + one, 0) / samples.length
  const above = samples.reduce((sum, one, at) => sum + (at - mean) * (one - ofAll), 0)
  const spread = samples.reduce((sum, _, at) => sum + (at - mean) ** 2, 0)
  return above / spread
}
