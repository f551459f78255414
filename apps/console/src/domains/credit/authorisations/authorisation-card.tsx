import { Collapse, Tag } from 'antd'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { AUTHORISED_SCOPES } from '@lqr/contract/credit/scopes.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { type Authorisation, STATUS_COLORS } from './authorisation.ts'
import { AuthorisationButtons } from './authorisation-buttons.tsx'
import { copy } from './copy.ts'
import './credit.css'

/** What a person may do with a consent. */
export interface AuthorisationActs {
  readonly revoke: (authorisation: Authorisation) => void
  readonly grant: (authorisation: Authorisation) => void
  readonly reject: (authorisation: Authorisation) => void
}

interface AuthorisationCardProps {
  authorisation: Authorisation
  acts: AuthorisationActs
}

/** One consent: who, what, until when, and who did look. */
export function AuthorisationCard({ authorisation, acts }: AuthorisationCardProps) {
  const { granteeOrgName, status, accessLog, dataScope, validFrom, validTo, revokedAt, successor, request } =
    authorisation
  const isAsked = status === 'REQUESTED'
  const asked = request
    ? [
        { label: copy.askedBy, value: copy.askedAt(request.askedBy, formatDateTime(request.askedAt)) },
        { label: copy.askedDays, value: `${request.termDays} ${copy.days}` },
        { label: copy.askedReason, value: request.reason, isWide: true },
        ...(request.rejectReason
          ? [{ label: copy.rejectReason, value: request.rejectReason, isWide: true }]
          : []),
      ]
    : []
  const revoked = revokedAt ? [{ label: copy.revokedAt, value: formatDateTime(revokedAt) }] : []
  const goesOn = successor
    ? [
        {
          label: copy.successor,
          value: copy.successorOf(successor, formatDate(successor.since)),
          isWide: true,
        },
      ]
    : []
  const facts = [
    ...goesOn,
    {
      label: copy.scope,
      value: dataScope.map((code) => nameOf(AUTHORISED_SCOPES, code)).join('、'),
      isWide: true,
    },
    isAsked
      ? { label: copy.answerBy, value: formatDateTime(validTo) }
      : { label: copy.period, value: copy.periodOf(formatDate(validFrom), formatDate(validTo)) },
    ...revoked,
    ...asked,
    { label: copy.business, value: authorisation.bizNo },
    { label: copy.no, value: authorisation.authNo },
    { label: copy.version, value: authorisation.agreementVersion },
    ...(authorisation.evidenceHash
      ? [
          {
            label: copy.hash,
            value: <code className="hash">{authorisation.evidenceHash}</code>,
            isWide: true,
          },
        ]
      : []),
  ]
  const looks = (
    <ol className="looks">
      {accessLog.map(({ at, who, what }, index) => (
        <li key={`${at}-${index}`}>
          <time dateTime={at} className="muted">
            {formatDateTime(at)}
          </time>{' '}
          {copy.look(who, what)}
        </li>
      ))}
    </ol>
  )
  return (
    <article className="panel">
      <div className="panel-head">
        <h2>
          {granteeOrgName}{' '}
          <Tag color={STATUS_COLORS[status] ?? 'default'}>{nameOf(authorisationStates, status)}</Tag>
        </h2>
        <AuthorisationButtons authorisation={authorisation} acts={acts} />
      </div>
      <Facts items={facts} />
      {!isAsked && accessLog.length === 0 && <p className="muted panel-foot">{copy.looks(0)}</p>}
      {accessLog.length > 0 && (
        <Collapse ghost items={[{ key: 'looks', label: copy.looks(accessLog.length), children: looks }]} />
      )}
    </article>
  )
}
