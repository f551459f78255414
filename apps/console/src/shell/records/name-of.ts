/** The 中文 names of codes in a closed list, in its order, joined by 、. */
export function namesOf(items: readonly { code: string; name: string }[], codes: readonly string[]): string {
  return items
    .filter(({ code }) => codes.includes(code))
    .map(({ name }) => name)
    .join('、')
}

/** The 中文 name of a code in a closed list; the code itself when the list does not know it, '' when there is none. */
export function nameOf(
  items: readonly { code: string; name: string }[],
  code: string | null | undefined,
): string {
  return items.find((item) => item.code === code)?.name ?? code ?? ''
}
