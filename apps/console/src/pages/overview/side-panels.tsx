import { Link } from 'react-router'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listMessages } from '@lqr/contract/messages/calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { OrgMark } from '../../shell/records/org-mark.tsx'
import { useCall } from '../../shell/use-call.ts'
import { companyHistory } from './company-history.ts'
import { historyCopy, overviewCopy as copy } from './copy.ts'

/** The rest stands on the page of its own. */
const CONSENTS = 4

export type Authorisation = CallOutput<typeof listAuthorisations>['list'][number]

/** The latest messages; the whole line leads to what it is about. */
export function MessagesPanel() {
  const messages = useCall(listMessages, { body: { pageSize: 4 } })
  return (
    <section className="panel" aria-label={copy.messages}>
      <div className="panel-head">
        <h2>{copy.messages}</h2>
        <Link to="/messages">{copy.allMessages}</Link>
      </div>
      <Answer of={messages}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className="muted">{copy.noMessages}</p>}
            <ul className="message-lines">
              {list.map(({ id, title, body, createdAt, readAt, link }) => (
                <li key={id} data-unread={readAt === null ? '' : undefined}>
                  <p>
                    {link && /^\/(?!\/)/.test(link) ? <Link to={link}>{title}</Link> : title}
                    {readAt === null && <span className="sr-only">{copy.unread}</span>}
                    <time className="muted tabular" dateTime={createdAt}>
                      {formatDate(createdAt)}
                    </time>
                  </p>
                  <p className="muted" data-excerpt>
                    {body}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </section>
  )
}

/** Which institutions may read the company's data, and until when. */
export function ConsentsPanel({ authorisations }: { authorisations: readonly Authorisation[] }) {
  return (
    <section className="panel" aria-label={copy.consents}>
      <div className="panel-head">
        <h2>{copy.consents}</h2>
        <Link to="/personal/authorisations">{copy.manage}</Link>
      </div>
      {authorisations.length === 0 && <p className="muted">{copy.noConsents}</p>}
      <ul className="plain-lines">
        {authorisations.slice(0, CONSENTS).map(({ id, granteeOrgName, purposeName, validTo }) => (
          <li key={id}>
            <OrgMark name={granteeOrgName} />
            <span className="grow">
              {granteeOrgName}
              <span className="muted line">
                {purposeName} · {copy.until(formatDate(validTo))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The company's time here, the latest first. */
export function HistoryPanel(known: Parameters<typeof companyHistory>[0]) {
  const entries = companyHistory(known, 8)
  return (
    <section className="panel" aria-label={historyCopy.title}>
      <div className="panel-head">
        <h2>{historyCopy.title}</h2>
        <Link to="/personal/applications">{historyCopy.all}</Link>
      </div>
      {entries.length === 0 && <p className="muted">{historyCopy.none}</p>}
      <ol className="history">
        {entries.map(({ key, at, title, text, to, tone }) => (
          <li key={key} data-tone={tone}>
            <time className="muted tabular" dateTime={at}>
              {formatDate(at)}
            </time>
            <p>
              <Link to={to}>{title}</Link>
              {text && <span className="muted line">{text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
