import { Breadcrumb } from 'antd'
import { Link } from 'react-router'
import { getOrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

/** The way from the first level down to the house whose branches are shown. */
export function TreeLine({ id }: { id: string }) {
  const { data } = useCall(getOrganisationRow, { params: { id } })
  const above = (data?.line ?? []).map((house) => ({
    key: house.id,
    title: <Link to={`/organisations?under=${house.id}`}>{house.name}</Link>,
  }))
  return (
    <nav aria-label={copy.tree} className="panel-note">
      <Breadcrumb
        items={[
          { key: 'top', title: <Link to="/organisations">{copy.top}</Link> },
          ...above,
          ...(data
            ? [{ key: data.id, title: <Link to={`/organisations/${data.id}`}>{data.name}</Link> }]
            : []),
        ]}
      />
    </nav>
  )
}
