import { listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'

const { areaCode: areaField, from: fromField } = listOpeningBranches.body.shape

/** Which branches an address asks for: near an area, with times from a day on; nonsense is left out. */
export function askedBranches(searchParams: URLSearchParams) {
  const areaCode = areaField.safeParse(searchParams.get('areaCode')).data
  const from = fromField.safeParse(searchParams.get('from')).data
  return { ...(areaCode ? { areaCode } : {}), ...(from ? { from } : {}) }
}
