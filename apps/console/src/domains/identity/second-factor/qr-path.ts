/** The dark modules of a QR code as one SVG path, a horizontal run at a time; one unit is one module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.map((row, y) => rowPath(row, y)).join('')
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs: string[] = []
  let start = 0
  while (start < row.length) {
    if (!row[start]) {
      start += 1
      continue
    }
    const next = row.indexOf(false, start)
    const end = next === -1 ? row.length : next
    runs.push(`M${start} ${y}h${end - start}v1h${start - end}z`)
    start = end
  }
  return runs.join('')
}
