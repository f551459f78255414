/** The 中文 names of codes of a reference list, in the order of the codes; unknown codes are left out. */
export function namesOf(codes: readonly string[], list: readonly { code: string; name: string }[]): string[] {
  return codes.flatMap((code) => list.find((item) => item.code === code)?.name ?? [])
}
