import { ConsentBox } from '../domains/applications/apply/consent-box.tsx'
import { MyRenewals } from '../domains/oversight/renewals/my-renewals.tsx'

/** Loans that fall due, renewed with the consent that applications ask for. */
export function Component() {
  return <MyRenewals Consent={ConsentBox} />
}
