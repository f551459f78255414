import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { copy } from '../copy.ts'

function Call({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{phone}</a>
}

/** Whom to call: the officer once somebody took the case, and the institution always. */
export function OfficerPanel({ application }: { application: ApplicationDetail }) {
  const { officerName, officerPhone, orgPhone, orgName, status } = application
  const officer = officerName
    ? [
        { label: copy.officer, value: officerName },
        { label: copy.phone, value: officerPhone && <Call phone={officerPhone} /> },
      ]
    : []
  const items = [
    ...officer,
    { label: copy.org, value: orgName },
    { label: copy.orgPhone, value: orgPhone && <Call phone={orgPhone} /> },
  ]
  return (
    <section className="panel">
      <h2>{copy.officer}</h2>
      {!officerName && status === 'SUBMITTED' && <p className="muted panel-note">{copy.officerPending}</p>}
      <Facts items={items} columns={1} />
    </section>
  )
}
