import type { CertificationRecord } from '../load-certification.ts'
import { type FieldName, metaOf, stepFields, valuesOf, type WizardValues } from './schema.ts'
import { fileFields, type Files, type Start } from './start.ts'

/** What had been typed when the enterprise turned out to stand otherwise than the form showed. */
export interface Overtaken extends Start {
  /** What the form went on from. */
  readonly before: CertificationRecord
}

type Told = FieldName & keyof WizardValues

const TOLD = stepFields.flat().filter((name): name is Told => name !== 'legalPersonConsent')

/** Labels of what the enterprise says otherwise now than the form showed. */
export function changedLabels(before: CertificationRecord, record: CertificationRecord): string[] {
  const [was, is] = [valuesOf(before), valuesOf(record)]
  return TOLD.filter((name) => was[name] !== is[name]).map((name) => metaOf(name).label)
}

/**
 * What the form goes on with: what the person changed stays, also the id number; what they left as it was follows the record. The
 * number and the consent to it are of the legal representative they were given for.
 */
export function goOnFrom({ before, values, files }: Overtaken, record: CertificationRecord): Start {
  const [was, is] = [valuesOf(before), valuesOf(record)]
  const typed = stepFields.flat().filter((name) => values[name] !== was[name])
  const fileOf = (kind: keyof Files) => (typed.includes(fileFields[kind]) ? files[kind] : record[kind])
  const next = { ...is, ...Object.fromEntries(typed.map((name) => [name, values[name]])) }
  const isOther = next.legalPersonName.trim() !== values.legalPersonName.trim()
  return {
    files: { license: fileOf('license'), authLetter: fileOf('authLetter') },
    values: isOther ? { ...next, legalPersonIdNo: '', legalPersonConsent: '' } : next,
  }
}
