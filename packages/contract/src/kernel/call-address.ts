/** The address of a call: path parameters filled in and percent-encoded, query appended. */
export function callAddress(
  call: { readonly path: string },
  input: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const params = { ...input.params } as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.append(key, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
