/** Bodies made to cost as much as a body can: what was examined first, and the most that the limits let through. */
export function worstBodies(): string[] {
  const object = (count: number, value: unknown, length = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`.padEnd(length, 'x'), value]))
  return [
    JSON.stringify(object(80_000, 1)),
    JSON.stringify(object(200, 1, 70)),
    JSON.stringify(
      object(
        4,
        Array.from({ length: 200 }, () => 'x'.repeat(10)),
      ),
    ),
    '['.repeat(15_000),
    `{"keyword":"${'\\"'.repeat(7_500)}"}`,
    `{"keyword":"${'\\u5b57'.repeat(2_500)}"}`,
  ]
}
