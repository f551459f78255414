/** How many shades a map of values has, from the least to the most. */
export const STEP_COUNT = 5

/** The shade of a value: 1 to 5 by equal parts of the greatest one; 0 where there is nothing. */
export function stepOf(value: number, greatest: number): number {
  if (value <= 0 || greatest <= 0) return 0
  return Math.min(STEP_COUNT, Math.ceil((value / greatest) * STEP_COUNT))
}

/** Above which value a shade begins, where `greatest` has the last one. */
export function stepFloor(step: number, greatest: number): number {
  return ((step - 1) / STEP_COUNT) * greatest
}
