import { Button } from 'antd'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import {
  actionName,
  actorKind,
  actorName,
  type AuditRow,
  detailText,
  entityFilter,
  entityName,
} from './audit-row.ts'
import { copy } from './copy.ts'
import { type AuditSearch, NOTHING } from './use-audit-search.ts'
import { SideDialog } from '../../../shell/forms/dialog.tsx'

interface AuditDrawerProps {
  row: AuditRow
  onSearch: (search: AuditSearch) => void
  onClose: () => void
}

/** One row of the audit log with everything it holds, and the way to what belongs to it. */
export function AuditDrawer({ row, onSearch, onClose }: AuditDrawerProps) {
  const { at, entityId, actorAccountId, ip, requestId, id } = row
  const kind = entityFilter(row)
  const facts = [
    { label: copy.at, value: formatDateTime(at) },
    { label: copy.number, value: id },
    { label: copy.actor, value: actorName(row) },
    { label: copy.kind, value: actorKind(row) },
    { label: copy.action, value: actionName(row) },
    { label: copy.entity, value: entityName(row) },
    { label: copy.entityId, value: entityId },
    { label: copy.address, value: ip },
    { label: copy.request, value: requestId && <code className="hash">{requestId}</code>, isWide: true },
  ]
  const details = Object.entries(row.detail).map(([label, value]) => ({
    label,
    value: <code className="hash">{detailText(value)}</code>,
  }))
  return (
    <SideDialog title={copy.drawer} size={560} onClose={onClose}>
      <div className="stack">
        <Facts items={facts} />
        <section>
          <h3 className="section-head">{copy.detail}</h3>
          {details.length > 0 ? (
            <Facts items={details} columns={1} />
          ) : (
            <p className="muted">{copy.noDetail}</p>
          )}
        </section>
        <div className="form-actions">
          {kind && entityId && (
            <Button onClick={() => onSearch({ ...NOTHING, entity: kind, entityId })}>
              {copy.sameEntity}
            </Button>
          )}
          {actorAccountId && (
            <Button
              onClick={() =>
                onSearch({
                  ...NOTHING,
                  ...(row.actorName ? { username: row.actorName } : { actorAccountId }),
                })
              }
            >
              {copy.sameActor}
            </Button>
          )}
        </div>
      </div>
    </SideDialog>
  )
}
