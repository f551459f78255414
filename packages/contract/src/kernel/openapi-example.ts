import * as z from 'zod'
import { fieldMeta } from './field.ts'

/** Whether a form may be sent without the field. */
function mayBeLeftOut(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success
}

/** A body as a system would send it: every field that it must have, by the field's own example. */
export function exampleBody(body: z.ZodType | undefined): Record<string, unknown> | undefined {
  if (!(body instanceof z.ZodObject)) return undefined
  const fields = Object.entries<z.ZodType>(body.shape).filter(
    ([, schema]) => !mayBeLeftOut(schema as z.ZodType),
  )
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const meta = fieldMeta(schema as z.ZodType)
      return [name, meta?.example ?? meta?.label ?? name]
    }),
  )
}
