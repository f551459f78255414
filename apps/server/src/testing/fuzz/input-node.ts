import * as z from 'zod'

/** What JSON Schema says of something a call takes: all that boundary values are made of. */
export interface InputNode {
  readonly type?: string
  readonly properties?: Readonly<Record<string, InputNode>>
  readonly required?: readonly string[]
  readonly items?: InputNode
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  /** The name under which OpenAPI states it once. */
  readonly component?: string
  readonly example?: unknown
  readonly anyOf?: readonly InputNode[]
  readonly oneOf?: readonly InputNode[]
}

/** What a call takes there, as it is sent and not as it is read. */
export function inputNode(schema: z.ZodType): InputNode {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputNode
}

/** The forms a node offers: its own, or those of a union. */
export function formsOf(node: InputNode): readonly InputNode[] {
  return (node.anyOf ?? node.oneOf)?.flatMap(formsOf) ?? [node]
}
