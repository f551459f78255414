/** The page numbers to show: the ends, the current page with its neighbours, and `gap` where numbers are left out. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3, 4]) shown.add(page)
  if (current >= last - 2) for (const page of [last - 1, last - 2, last - 3]) shown.add(page)
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}
