import { creditErrors } from '../credit/errors.ts'
import { productsErrors as errors } from '../products/errors.ts'

/** What an application may be refused for, also one that goes to another institution. */
export const applyErrors = [
  errors.productNotFound,
  errors.notApplicable,
  errors.amountOutOfRange,
  errors.termOutOfRange,
  errors.guaranteeNotOffered,
  errors.alreadyOpen,
  errors.fileNotYours,
  errors.documentNotAsked,
  errors.applicantKindNotServed,
  creditErrors.letterChanged,
]
