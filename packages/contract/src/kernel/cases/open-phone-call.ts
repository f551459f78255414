import { defineCall } from '../define-call.ts'
import { openedPhone, phoneErrors } from '../opened-phone.ts'
import { caseParams } from './case-fields.ts'
import type { Role } from '../access.ts'
import type { AnyCase } from './define-case.ts'

interface OpenPhoneSpec {
  /** slug.verbNoun: the operationId. */
  readonly name: string
  readonly summary: string
  readonly path: string
  /** Other people of the institution than those of a bank. */
  readonly roles?: readonly Role[]
}

/** Opens a number of a case to those of the institution who work on it; each opening leaves an audit row (decision 0048). */
export function defineOpenPhone<const Spec extends OpenPhoneSpec>(declaration: AnyCase, spec: Spec) {
  return defineCall({
    access: 'institution',
    roles: ['financeOfficer', 'financeManager'],
    effect: 'write',
    ...spec,
    method: 'POST',
    params: caseParams(declaration),
    output: openedPhone,
    errors: [declaration.errors.notFound, phoneErrors.closed],
  })
}
