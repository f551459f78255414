import { Alert } from 'antd'
import { Link } from 'react-router'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { useCall } from '../../../shell/use-call.ts'
import { grantCopy as texts } from '../copy.ts'

/** Says before anything is read and confirmed that a case has its licence: there is one at a time. */
export function AlreadyLicensed({ bizNo }: { bizNo: string }) {
  const { data } = useCall(
    listTaxLicences,
    { body: { bizNo, status: 'VALID', pageSize: 1 } },
    { quiet: true },
  )
  if (!data || data.total === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="form-alert"
      title={texts.licensed(bizNo)}
      description={
        <>
          {texts.licensedHint} <Link to="/personal/tax">{texts.toLicences}</Link>
        </>
      }
    />
  )
}
