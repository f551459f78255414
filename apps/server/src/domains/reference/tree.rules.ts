/** A row that names the one above it; null at the top. */
interface Placed {
  readonly parentCode: string | null
}

type Node<T> = Omit<T, 'parentCode'> & { children: Node<T>[] }

/**
 * Rows as one tree, children in the order of the rows. `keyOf` gives what `parentCode` refers to. Undefined without a
 * top; a row whose parent is not there is left out with everything below it.
 */
export function treeOf<T extends Placed>(rows: readonly T[], keyOf: (row: T) => string): Node<T> | undefined {
  const byParent = Map.groupBy(rows, (row) => row.parentCode)
  const build = (row: T): Node<T> => {
    const { parentCode: _, ...own } = row
    return { ...own, children: (byParent.get(keyOf(row)) ?? []).map(build) }
  }
  const top = byParent.get(null)?.[0]
  return top && build(top)
}
