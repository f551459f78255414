import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { data } from 'react-router'
import { warnings } from '../protected-action/copy.ts'
import { liteCopy } from './copy.ts'

/** The action that begins on a page, by what the full version warns of where its button is pressed. */
const begun: Readonly<Record<string, string>> = {
  '/lite/apply': warnings.applyProduct,
  '/lite/needForm': warnings.publishDemand,
  '/lite/projectForm': warnings.createEquity,
  '/lite/leaseForm': warnings.publishLease,
  '/lite/estimate': warnings.saveValuation,
  '/lite/openAccount': warnings.openAccount,
  '/lite/listingForm': warnings.applyListing,
  '/lite/enquire': warnings.enquireService,
}

/** What somebody with another account is told on a page of enterprises (specification 8). */
export const enterpriseOnly = (pathname: string): string => begun[pathname] ?? liteCopy.notEnterprise

/** Thrown where a loader finds another account before any call refuses it; the frame then says the same. */
export function otherAccount() {
  const { key, msg } = kernelErrors.forbidden
  return data({ key, msg }, { status: 403 })
}
