import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import * as z from 'zod'
import { CallError } from './call-error.ts'

/** The parts of the input, validated; the wrong fields of all of them are named at once. */
export function parseInput(call: AnyCall, request: FastifyRequest) {
  const faults: [field: string, sentence: string][] = []
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    faults.push(...labelled(schema, explainIssues(parsed.error)))
    return undefined
  }
  const params = read(call.params, request.params)
  const query = read(call.query, request.query)
  const isMultipart = call.consumes === 'multipart'
  const body = isMultipart ? undefined : read(call.body, request.body ?? (call.body ? {} : undefined))
  if (faults.length > 0)
    throw new CallError(kernelErrors.invalidInput, { fields: Object.fromEntries(faults) })
  return { params, query, body }
}

/** A bare "内容不正确" is of no help: the field's own label goes before it. */
function labelled(schema: z.ZodType, fields: Record<string, string>): [field: string, sentence: string][] {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  const labelOf = (name: string) =>
    Object.hasOwn(shape, name) && shape[name] ? fieldMeta(shape[name])?.label : undefined
  return Object.entries(fields).map(([path, sentence]) => {
    const label = sentence === '内容不正确' ? labelOf(path.split('.')[0] ?? '') : undefined
    return [path, label === undefined ? sentence : `${label}不正确`]
  })
}
