import { Button } from 'antd'
import { useState } from 'react'
import { Page } from '../../../shell/page/page.tsx'
import { AskReport } from './ask-report.tsx'
import { copy } from './copy.ts'
import { ReportList } from './report-list.tsx'

/** The reports that an institution had made under authorisations. */
export function Component() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Page
      title={copy.title}
      intro={copy.workIntro}
      extra={
        <Button type="primary" onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      }
    >
      <ReportList emptyHint={copy.workEmptyHint} />
      {isAsking && <AskReport onClose={() => setAsking(false)} />}
    </Page>
  )
}
