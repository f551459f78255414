import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { CallError } from '../../http/call-error.ts'
import { fieldErrors } from './copy.ts'

/** A code may have the shape of an area of the province and yet be none: throws 422 at the field. */
export function requireArea(areaCode: string): void {
  if (substationOfCode(areaCode)?.id === areaCode) return
  throw new CallError(kernelErrors.invalidInput, { fields: { areaCode: fieldErrors.areaMissing } })
}
