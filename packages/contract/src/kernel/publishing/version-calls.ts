import * as z from 'zod'
import { countOut, listOut, textOut } from '../answer-fields.ts'
import { component } from '../component.ts'
import { defineCall } from '../define-call.ts'
import { type ErrorDef, kernelErrors } from '../errors.ts'
import { id, idOut, moment } from '../field.ts'
import { version } from '../version.ts'
import type { CallPlace, PublicationSpec } from './define-publication.ts'
import type { publicationRecord } from './publication-fields.ts'

type Shape = z.ZodRawShape

/** What tells one released version of a record from another. */
export const versionFields = {
  id: idOut('版本编号'),
  number: countOut('版本'),
  publicFrom: moment('发布时间'),
  submittedBy: textOut('提交人', { sensitivity: 'personal' }).nullable(),
  approvedBy: textOut('复核人', { sensitivity: 'personal' }).nullable(),
} as const

const versionLine = component('PublicationVersion', '发布过的版本', 'internal', versionFields)
export type VersionLine = z.output<typeof versionLine>

type Versioned<R extends Shape> = Pick<
  PublicationSpec<Shape, never, Shape, z.ZodObject<Shape> | undefined>,
  'label' | 'edits' | 'reads' | 'missing' | 'rules'
> & { readonly record: z.ZodObject<R>; readonly missingVersion: ErrorDef }

/**
 * The calls that list what was released of a record, read one version, and take an earlier one up as a new draft; `whole` is
 * a version with what it held.
 */
export function versionCalls<R extends Shape & typeof publicationRecord, const W extends z.ZodType>(
  { label, record, edits, reads, missing, missingVersion, rules = [] }: Versioned<R>,
  whole: W,
  places: Readonly<Record<'list' | 'read' | 'restore', CallPlace>>,
) {
  const params = z.object({ id: id(`${label}编号`) })
  const oneVersion = params.extend({ versionId: id('版本编号') })
  return {
    list: defineCall({
      ...places.list,
      summary: `${label}发布过的版本`,
      method: 'GET',
      access: reads,
      effect: 'read',
      params,
      output: listOut('版本', versionLine),
      errors: [missing],
    }),
    read: defineCall({
      ...places.read,
      summary: `${label}的一个版本`,
      method: 'GET',
      access: reads,
      effect: 'read',
      params: oneVersion,
      output: whole,
      errors: [missing, missingVersion],
    }),
    restore: defineCall({
      ...places.restore,
      summary: `以早先的版本作为${label}的新草稿`,
      method: 'POST',
      access: edits,
      effect: 'write',
      params: oneVersion,
      body: z.object({ version }).strict(),
      output: record,
      errors: [missing, missingVersion, kernelErrors.conflict, ...rules],
    }),
  }
}
