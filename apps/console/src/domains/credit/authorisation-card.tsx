import { Button, Collapse, Tag } from 'antd'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { AUTHORISED_SCOPES } from '@lqr/contract/credit/scopes.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { Authorisation } from './authorisation.ts'
import { copy } from './copy.ts'
import './credit.css'

interface AuthorisationCardProps {
  authorisation: Authorisation
  onRevoke: () => void
}

const colors: Readonly<Record<string, string>> = {
  AUTHORIZED: 'success',
  USED: 'success',
  REQUESTED: 'warning',
}

/** One consent: who, what, until when, and who did look. */
export function AuthorisationCard({ authorisation, onRevoke }: AuthorisationCardProps) {
  const { granteeOrgName, status, accessLog, dataScope, validFrom, validTo, revokedAt, successor } =
    authorisation
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
    { label: copy.period, value: copy.periodOf(formatDate(validFrom), formatDate(validTo)) },
    ...revoked,
    { label: copy.business, value: authorisation.bizNo },
    { label: copy.no, value: authorisation.authNo },
    { label: copy.version, value: authorisation.agreementVersion },
    { label: copy.hash, value: <code className="hash">{authorisation.evidenceHash}</code>, isWide: true },
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
          <Tag color={colors[status] ?? 'default'}>{nameOf(authorisationStates, status)}</Tag>
        </h2>
        {authorisation.can.revoke && (
          <Button danger aria-label={copy.revokeOf(granteeOrgName)} onClick={onRevoke}>
            {copy.revoke}
          </Button>
        )}
      </div>
      <Facts items={facts} />
      {accessLog.length === 0 ? (
        <p className="muted panel-foot">{copy.looks(0)}</p>
      ) : (
        <Collapse ghost items={[{ key: 'looks', label: copy.looks(accessLog.length), children: looks }]} />
      )}
    </article>
  )
}
