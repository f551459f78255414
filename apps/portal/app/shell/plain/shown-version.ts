import { caseVersion } from '@lqr/contract/kernel/cases/case-fields.ts'
import { VERSION } from './overtaken.ts'
import type { PlainField } from './plain-field.ts'

/** Carried by a form unseen: the version of what its page showed, so that nothing is decided about what was changed since. */
export const shownVersionField: PlainField = { name: VERSION, schema: caseVersion, isUnkept: true }

/** What such a form carries; nothing where what its page showed has no version, or is not there yet. */
export const shownVersion = (version: number | undefined): Readonly<Record<string, string>> =>
  version === undefined ? {} : { [VERSION]: String(version) }

/** The version that a form was filled in for. One that says none has shown nothing: it is refused like one that is out of date. */
export const bodyOfShown = (body: Readonly<Record<string, unknown>>) => ({ [VERSION]: 0, ...body })

/** What such a form asks for, without that. */
export const withoutShown = ({ [VERSION]: _shown, ...body }: Readonly<Record<string, unknown>>) => body
