/** The items of a closed list for a select. */
export function optionsOf<C extends string>(items: readonly { code: C; name: string }[]) {
  return items.map(({ code, name }) => ({ value: code, label: name }))
}

/** The lines of a text area, blank ones left out. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Lines as a text area shows them. */
export function textOf(lines: readonly string[]): string {
  return lines.join('\n')
}
