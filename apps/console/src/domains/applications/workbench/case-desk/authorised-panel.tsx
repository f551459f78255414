import { Tag } from 'antd'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { AUTHORISATION_PURPOSES } from '@lqr/contract/credit/authorisation-letter.ts'
import { AUTHORISED_SCOPES } from '@lqr/contract/credit/scopes.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../../shell/records/facts.tsx'
import { nameOf, namesOf } from '../../../../shell/records/name-of.ts'
import { copy } from '../copy.ts'

const texts = copy.task

/** What the enterprise agreed to for this application; nothing where it was never asked. */
export function AuthorisedPanel({
  application: { authorisation, isAuthorised },
}: {
  application: ApplicationDetail
}) {
  if (!authorisation) return null
  const items = [
    { label: texts.scope, value: namesOf(AUTHORISED_SCOPES, authorisation.dataScope), isWide: true },
    { label: texts.purpose, value: nameOf(AUTHORISATION_PURPOSES, authorisation.purposeCode) },
    { label: texts.validTo, value: formatDateTime(authorisation.validTo) },
    { label: texts.authNo, value: authorisation.authNo, isWide: true },
  ]
  return (
    <section className="panel" aria-label={texts.authorised}>
      <div className="panel-head">
        <h2>{texts.authorised}</h2>
        <Tag color={isAuthorised ? 'success' : 'warning'}>
          {nameOf(authorisationStates, authorisation.status)}
        </Tag>
      </div>
      <Facts items={items} />
      <p className="muted panel-foot">{texts.authorisedNote}</p>
    </section>
  )
}
