import * as z from 'zod'
import { areaCode, field } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { SUBSTATIONS } from './substations.ts'

/** Areas of the province that something is for, each once; none is all of it. */
export function areasField(label: string) {
  const schema = z
    .array(areaCode(label), { error: `请选择${label}` })
    .max(SUBSTATIONS.length, `${label}过多`)
    .refine((codes) => new Set(codes).size === codes.length, `${label}有重复`)
  return typedInto(field(schema, { label, help: '不选表示全省' }), { kind: 'areas' })
}
