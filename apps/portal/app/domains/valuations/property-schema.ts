import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { checkNumeric } from '@lqr/contract/rules/numeric.ts'
import { propertyForm } from '@lqr/contract/valuations/calls.ts'
import type { BuildingStructureCode } from '@lqr/contract/valuations/kinds.ts'
import { isSmallestArea, propertyProblems } from '@lqr/contract/valuations/property-problems.ts'
import * as z from 'zod'
import { formCopy as copy } from './form-copy.ts'

export const { shape } = propertyForm

export type PropertyField = keyof typeof shape
type WholeField = 'builtYear' | 'floor' | 'totalFloors'

export const labelOf = (name: PropertyField) => fieldMeta(shape[name])?.label ?? name

function typed(check: (value: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const message = check(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** A whole number that may stay empty. */
function whole(name: WholeField) {
  return typed((value) => {
    if (value === '') return undefined
    return /^\d{1,4}$/.test(value) ? undefined : copy.whole(labelOf(name))
  })
    .transform((value) => (value === '' ? undefined : Number(value)))
    .pipe(shape[name])
}

/** Every field by itself, then what does not go together. */
const checkedProperty = propertyForm
  .extend({
    areaCode: shape.areaCode.refine(isSmallestArea, '请选择到县区'),
    areaSquareMetres: typed((value) => checkNumeric(value, labelOf('areaSquareMetres')))
      .transform(Number)
      .pipe(shape.areaSquareMetres),
    builtYear: whole('builtYear'),
    floor: whole('floor'),
    totalFloors: whole('totalFloors'),
    structure: z
      .string()
      .transform((code) => (code === '' ? undefined : (code as BuildingStructureCode)))
      .pipe(shape.structure),
  })
  .superRefine((property, context) => {
    for (const [field, message] of propertyProblems(property, Number(chinaToday().slice(0, 4)))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
  .transform(({ builtYear, floor, totalFloors, structure, ...always }) =>
    always.kind === 'land' ? always : { ...always, builtYear, floor, totalFloors, structure },
  )

export type PropertyValues = z.input<typeof checkedProperty>

/** Land is asked for no building: what was typed of one before the kind was changed is not looked at. */
const ofItsKind = (values: PropertyValues): PropertyValues =>
  values.kind === 'land' ? { ...values, builtYear: '', floor: '', totalFloors: '', structure: '' } : values

/** The form as it is typed, checked by the contract's own fields; its output is the body of the call. */
export const propertySchema = z.custom<PropertyValues>().transform(ofItsKind).pipe(checkedProperty)

export type PropertyBody = z.output<typeof propertySchema>

/** What the form starts with; the choices that have to be made are left open. */
export function emptyProperty(areaCode: string): Partial<PropertyValues> {
  return {
    areaCode,
    address: '',
    kind: 'house',
    ownership: 'granted',
    areaSquareMetres: '',
    builtYear: '',
    floor: '',
    totalFloors: '',
    structure: '',
    certificateNo: '',
  }
}
