import { Link, useParams } from 'react-router'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.done

/** The application is in: its number, until when the institution must take it, and the way to its timeline. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getApplication, { params: { id } })
  return (
    <Page title={texts.title}>
      <Answer of={answer}>
        {({ applyNo, acceptDueAt, orgName }) => (
          <div className="panel">
            <Notice role="status" title={texts.title} hint={texts.hint(orgName)} />
            <Facts
              items={[
                { label: texts.applyNo, value: applyNo },
                { label: texts.due, value: formatDateTime(acceptDueAt) },
              ]}
            />
            <div className="form-end">
              <LinkButton to={`/personal/applications/${id}`} label={texts.toTimeline} />
              <Link to="/personal/applications">{texts.toList}</Link>
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}
