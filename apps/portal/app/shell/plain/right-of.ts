type Body = Readonly<Record<string, unknown>>
type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>

/** What of a form is right as it stands, field by field: so much of it a row of its own takes. */
export function rightOf(shape: Shape, body: Body): Body {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => shape[name]?.safeParse(value).success),
  )
}
