import * as z from 'zod'
import { labelOf } from '@lqr/contract/kernel/field.ts'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly label?: string
  readonly example?: unknown
}

const LONGEST = 60

/** Values that a field of this shape may take, the most telling first: `serial` makes neighbours differ, so that a swap shows. */
function candidates(shape: Shape, serial: number): unknown[] {
  const example = shape.example === undefined ? [] : [shape.example]
  if (shape.const !== undefined) return [shape.const]
  if (shape.enum) return [shape.enum[serial % shape.enum.length], ...shape.enum]
  if (shape.anyOf) {
    const options = shape.anyOf.filter(({ type }) => type !== 'null')
    return [...example, ...options.flatMap((option) => candidates(option, serial))]
  }
  switch (shape.type) {
    case 'boolean':
      return [true, false]
    case 'integer':
    case 'number':
      return [...numbers(shape, serial), ...example]
    case 'string':
      return shape.format === 'date'
        ? [`2026-11-${10 + (serial % 10)}`]
        : [...(shape.pattern ? [] : [words(shape, serial)]), ...example, words(shape, serial)]
    case 'array':
      return [...lists(shape, serial), ...example]
    case 'object':
      return objects(shape, serial)
    default:
      return example
  }
}

function numbers({ type, minimum = 0, maximum = Infinity }: Shape, serial: number): number[] {
  const step = type === 'integer' ? serial + 1 : Math.round((0.25 + serial / 100) * 100) / 100
  return [Math.min(Math.max(minimum, 0) + step, maximum)]
}

function words({ label = '', minLength = 0, maxLength = LONGEST }: Shape, serial: number): string {
  const text = `${label}示例${serial}`
  return text.padEnd(minLength, '例').slice(-Math.min(maxLength, LONGEST))
}

function lists({ items = {}, maxItems = 2 }: Shape, serial: number): unknown[][] {
  const [first] = candidates(items, serial)
  const [second] = candidates(items, serial + 1)
  const one = first === undefined ? [] : [[first]]
  const isOne = maxItems < 2 || second === undefined || second === first
  return isOne ? one : [[first, second], ...one]
}

function objects({ properties = {} }: Shape, serial: number): object[] {
  const entries = Object.entries(properties).map(([name, inner], place) => [
    name,
    candidates(inner, serial + place)[0],
  ])
  return [Object.fromEntries(entries)]
}

/**
 * A form with every field filled, optional ones too, by what the contract says of each; `given` are those that only make
 * sense in the test's own world. Throws with the field for which the contract does not say enough.
 */
export function fillForm<S extends z.ZodObject>(form: S, given: Partial<z.input<S>>): z.input<S> {
  const filled = Object.entries(form.shape as Record<string, z.ZodType>).map(([name, field], place) => {
    if (name in given) return [name, given[name as keyof typeof given]]
    const shape = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as Shape
    const tried = candidates(shape, place)
    const value = tried.find((one) => one !== undefined && field.safeParse(one).success)
    if (value === undefined)
      throw new Error(`give ${name} (${labelOf(field)}): none of ${JSON.stringify(tried)}`)
    return [name, value]
  })
  return Object.fromEntries(filled) as z.input<S>
}
