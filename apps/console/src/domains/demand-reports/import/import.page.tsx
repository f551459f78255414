import { listReportImports } from '@lqr/contract/demand-reports/import-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ImportLine } from './import-line.tsx'
import { UploadPanel } from './upload-panel.tsx'
import '../report/report.css'

const SECONDS = 3

/** Lists by which the authority fills reports in for enterprises of its area. */
export function Component() {
  const answer = useCall(listReportImports, {}, { refetchSeconds: SECONDS })
  return (
    <Page title={copy.title} intro={copy.intro} extra={<BackLink to="/office/reports">{copy.back}</BackLink>}>
      <div className="stack">
        <UploadPanel />
        <section className="panel">
          <h2>{copy.lists}</h2>
          <Answer of={answer}>
            {(lists) =>
              lists.length === 0 ? (
                <p className="muted">{copy.empty}</p>
              ) : (
                <ul className="stack plain-list">
                  {lists.map((list) => (
                    <ImportLine key={list.id} list={list} />
                  ))}
                </ul>
              )
            }
          </Answer>
        </section>
      </div>
    </Page>
  )
}
