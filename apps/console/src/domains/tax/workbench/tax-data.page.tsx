import { Button } from 'antd'
import { useState } from 'react'
import { taxErrors } from '@lqr/contract/tax/errors.ts'
import { LETTERS_OF_ONE_INSTITUTION } from '@lqr/contract/tax/licence-letter.ts'
import { Page } from '../../../shell/page/page.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { workCopy as texts } from '../copy.ts'
import type { TaxLicence } from '../entities.ts'
import { LicenceCard } from '../licence-card.tsx'
import { LicenceList } from '../licence-list.tsx'
import { ReportList } from '../report-list.tsx'
import { AskReport } from './ask-report.tsx'
import { PublicLevels } from './public-levels.tsx'
import { SectionsDialog } from './sections-dialog.tsx'

/** A letter of before does not name the house that works on the loan of its branch. */
function isOfBranchAlone({ status, agreementVersion, can }: TaxLicence): boolean {
  return (
    status === 'VALID' &&
    !can.read &&
    LETTERS_OF_ONE_INSTITUTION.some((version) => version === agreementVersion)
  )
}

/** What enterprises licensed to the institution, and the reports of its cases. */
export function Component() {
  const search = useListSearch()
  const bizNo = search.text('bizNo')
  const [reading, setReading] = useState<TaxLicence>()
  return (
    <Page title={texts.title} intro={texts.intro} extra={<AskReport bizNo={bizNo} />}>
      <div className="filters" role="search">
        <KeywordSearch
          value={bizNo}
          label={texts.search}
          onSearch={(typed) => search.change({ bizNo: typed })}
        />
      </div>
      <div className="stack">
        <LicenceList
          bizNo={bizNo}
          empty={{ title: texts.empty, hint: texts.emptyHint }}
          renderCard={(licence) => (
            <LicenceCard
              licence={licence}
              title={licence.corporateName}
              actions={
                licence.can.read && (
                  <Button
                    aria-label={texts.readOf(licence.corporateName)}
                    onClick={() => setReading(licence)}
                  >
                    {texts.read}
                  </Button>
                )
              }
            >
              {isOfBranchAlone(licence) && <p className="muted">{taxErrors.houseNotNamed.msg}</p>}
              {licence.status === 'VALID' && <PublicLevels bizNo={licence.bizNo} />}
            </LicenceCard>
          )}
        />
        <ReportList bizNo={bizNo} />
      </div>
      {reading && <SectionsDialog licence={reading} onClose={() => setReading(undefined)} />}
    </Page>
  )
}
