import { caseVersion } from '@lqr/contract/kernel/cases/case-fields.ts'
import type { PlainField } from './plain-field.ts'

const NAME = 'version'

/** Carried by the form of a choice unseen: the version of what its page showed, so that nothing is agreed to that was changed since. */
export const shownVersionField: PlainField = { name: NAME, schema: caseVersion, isUnkept: true }

/** What such a form carries. */
export const shownVersion = (version: number): Readonly<Record<string, string>> => ({
  [NAME]: String(version),
})

/** The version that a form was filled in for. One that says none has shown nothing: it is refused like one that is out of date. */
export const bodyOfShown = (body: Readonly<Record<string, unknown>>) => ({ [NAME]: 0, ...body })
