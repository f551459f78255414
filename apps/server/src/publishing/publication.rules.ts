/** How many rows of each code of a closed list there are, by name; codes without a row count 0. */
export function namedCounts(
  items: readonly { code: string; name: string }[],
  counted: readonly { code: string; count: number }[],
) {
  return items.map(({ code, name }) => ({
    code,
    name,
    count: counted.find((row) => row.code === code)?.count ?? 0,
  }))
}
