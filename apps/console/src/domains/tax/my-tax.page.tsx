import { Button } from 'antd'
import { useState } from 'react'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { Page } from '../../shell/page/page.tsx'
import { ApplyReport } from './apply-report.tsx'
import { copy } from './copy.ts'
import type { TaxLicence } from './entities.ts'
import { LicenceCard } from './licence-card.tsx'
import { LicenceList } from './licence-list.tsx'
import { ReportList } from './report-list.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** What the enterprise licensed of its tax data, who received what, and its gold-tax reports. */
export function Component() {
  const [revoking, setRevoking] = useState<TaxLicence>()
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={<LinkButton to="/personal/tax/grant" label={copy.grant} />}
    >
      <div className="stack">
        <LicenceList
          empty={{ title: copy.empty, hint: copy.emptyHint }}
          card={(licence) => (
            <LicenceCard
              licence={licence}
              title={licence.orgName}
              actions={
                <>
                  {licence.can.report && <ApplyReport bizNo={licence.bizNo} />}
                  {licence.can.revoke && (
                    <Button
                      danger
                      aria-label={copy.revokeOf(licence.orgName)}
                      onClick={() => setRevoking(licence)}
                    >
                      {copy.revoke}
                    </Button>
                  )}
                </>
              }
            />
          )}
        />
        <ReportList />
      </div>
      {revoking && <RevokeDialog licence={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  )
}
